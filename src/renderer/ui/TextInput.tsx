import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldLinks } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { inputClass } from './inputs.ts'

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: LucideIcon
  /** For keys, codes and addresses. */
  code?: boolean
}

export function TextInput({ icon, code, id, className, type = 'text', ...rest }: TextInputProps) {
  const links = useFieldLinks(id)
  const look = classes('h-control', code && 'font-code text-code', icon && 'pl-8')
  const input = (
    <input type={type} autoComplete="off" {...links} {...rest} className={inputClass(classes(look, className))} />
  )
  if (!icon) return input
  return (
    <span className="relative flex min-w-0 items-center">
      <Icon icon={icon} className="pointer-events-none absolute left-2.5 text-faint" />
      {input}
    </span>
  )
}
