import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldLinks } from './Field.tsx'
import { inputClass } from './inputs.ts'

/** Grows with its text, from `rows` up to its maximum height. */
export function TextArea({ id, className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const links = useFieldLinks(id)
  return (
    <textarea
      rows={rows}
      {...links}
      {...rest}
      className={inputClass(classes('field-sizing-content max-h-80 resize-y py-1.5', className))}
    />
  )
}
