import { Progress as Base } from '@base-ui/react/progress'

export interface ProgressProps {
  label: string
  /** 0 to 100; null while nobody can know. */
  value: number | null
  /** What a reader hears instead of the per cent. */
  valueText?: string
}

export function Progress({ label, value, valueText }: ProgressProps) {
  return (
    <Base.Root
      aria-label={label}
      value={value}
      getAriaValueText={valueText ? () => valueText : undefined}
      className="w-full"
    >
      <Base.Track className="h-1 overflow-hidden rounded-full bg-line">
        <Base.Indicator className="h-full rounded-full bg-accent transition-[width] duration-240 ease-out data-indeterminate:w-2/5 data-indeterminate:animate-slide" />
      </Base.Track>
    </Base.Root>
  )
}
