import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface CheckboxProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  /** Some but not all of what it stands for. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Keeps the label for readers only: in tables and lists. */
  hideLabel?: boolean
}

export function Checkbox({ label, hint, checked, mixed, onChange, disabled, hideLabel }: CheckboxProps) {
  const hintId = useId()
  return (
    <div className={classes('flex flex-col', hint ? 'gap-0.5' : '')}>
      <label className={classes('inline-flex min-h-6 items-center gap-2', disabled && 'text-faint')}>
        <Base.Root
          checked={checked}
          indeterminate={mixed}
          onCheckedChange={onChange}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          className="inline-flex size-4 shrink-0 items-center justify-center rounded-mark border border-edge bg-sheet data-checked:border-accent data-checked:bg-accent data-checked:text-on-accent data-indeterminate:border-accent data-indeterminate:bg-accent data-indeterminate:text-on-accent data-disabled:opacity-55"
        >
          <Base.Indicator>
            <Icon icon={mixed ? Minus : Check} className="size-3.5" />
          </Base.Indicator>
        </Base.Root>
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-6 text-dense text-pretty text-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
