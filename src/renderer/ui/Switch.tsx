import { Switch as Base } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-dense text-pretty text-faint">
            {hint}
          </p>
        )}
      </div>
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken px-0.5 transition-colors duration-120 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55"
      >
        <Base.Thumb className="size-4 rounded-full bg-edge transition-transform duration-120 ease-out data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
    </div>
  )
}
