import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

interface SegmentsProps<Value extends string> {
  label: string
  value: Value | null
  options: readonly { value: Value; label: ReactNode; name?: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A few choices side by side, of which one holds. */
export function Segments<Value extends string>({ label, value, options, onChange, className }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classes('flex min-w-0 flex-wrap gap-px rounded-control border border-edge bg-sheet p-px', className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          aria-label={option.name}
          className={classes(
            'inline-flex min-h-7 flex-1 items-center justify-center gap-1.5 rounded-mark px-2.5 whitespace-nowrap text-muted',
            'hover:bg-sunken hover:text-ink data-checked:bg-tint data-checked:font-medium data-checked:text-accent',
          )}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
