import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFieldLinks } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { inputClass } from './inputs.ts'
import { popupClass } from './popup.ts'

export interface Option<Value extends string> {
  value: Value
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  value: Value | null
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  /** The accessible name, where no `Field` stands around. */
  label?: string
  placeholder?: string
  disabled?: boolean
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, label, placeholder, disabled, className } = props
  const links = useFieldLinks()
  return (
    <Base.Root
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
    >
      <Base.Trigger
        {...links}
        aria-label={label}
        className={inputClass(
          classes(
            'flex h-control items-center justify-between gap-2 text-left data-disabled:bg-sunken data-disabled:text-faint',
            className,
          ),
        )}
      >
        <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-faint" />
        <Base.Icon className="text-faint">
          <Icon icon={ChevronsUpDown} />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 select-none">
          <Base.Popup className={popupClass('min-w-(--anchor-width) max-w-96')}>
            <Base.List className="max-h-(--available-height) overflow-y-auto py-1">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="mx-1 grid min-h-control grid-cols-[1rem_1fr] items-center gap-x-2 rounded-control py-1 pr-3 pl-1.5 outline-none data-disabled:text-faint data-highlighted:bg-tint"
                >
                  <Base.ItemIndicator className="text-accent">
                    <Icon icon={Check} />
                  </Base.ItemIndicator>
                  <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                  {option.hint && <span className="col-start-2 text-small text-faint">{option.hint}</span>}
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
