import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** A picture above the words: turns the group into tiles. */
  art?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode
  hint?: ReactNode
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  hideLabel?: boolean
  /** `list` stacks, `row` stands side by side, `tiles` shows each option as a tile with its art. */
  layout?: 'list' | 'row' | 'tiles'
}

const layouts = { list: 'flex flex-col gap-2', row: 'flex flex-wrap gap-x-6 gap-y-2', tiles: 'flex flex-wrap gap-3' }

const dot =
  'inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-edge bg-sheet data-checked:border-accent data-disabled:opacity-55'

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, value, onChange, options, hideLabel, layout = 'list' } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div id={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
      </div>
      <Base
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        className={layouts[layout]}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              layout === 'tiles'
                ? 'flex w-36 flex-col gap-2 rounded-control border border-line p-2 has-data-checked:border-accent has-data-checked:bg-tint hover:border-edge'
                : 'flex min-h-6 items-start gap-2',
            )}
          >
            {option.art}
            <span className="flex items-start gap-2">
              <Radio.Root value={option.value} disabled={option.disabled} className={classes(dot, 'mt-0.5')}>
                <Radio.Indicator className="size-2 rounded-full bg-accent" />
              </Radio.Root>
              <span className="min-w-0">
                {option.label}
                {option.hint && <span className="block text-dense text-pretty text-faint">{option.hint}</span>}
              </span>
            </span>
          </label>
        ))}
      </Base>
      {hint && (
        <p id={`${id}-hint`} className="text-dense text-pretty text-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
