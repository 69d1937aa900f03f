import { classes } from '../../../ui/classes.ts'

export interface SegmentsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; note?: string }[]
  /** Shows the label above, as fields do. */
  titled?: boolean
  className?: string
}

/** One of a few short words, all in sight. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, onChange, options, titled, className } = props
  const row = (
    <div role="group" aria-label={label} className={classes('flex flex-wrap gap-1', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-control rounded-control px-3 text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-ink"
        >
          {option.label}
          {option.note && <span className="nums ml-2 font-normal text-faint">{option.note}</span>}
        </button>
      ))}
    </div>
  )
  if (!titled) return row
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      <div className="-ml-3">{row}</div>
    </div>
  )
}
