import type { ComponentProps, CSSProperties } from 'react'
import { classes } from './classes.ts'
import { useFieldLinks } from './Field.tsx'
import { inputClass } from './inputs.ts'

/** Grows with its text, from `rows` up to its maximum height. */
export function TextArea({ id, className, rows = 3, style, ...rest }: ComponentProps<'textarea'>) {
  const links = useFieldLinks(id)
  return (
    <textarea
      rows={rows}
      {...links}
      {...rest}
      style={{ '--rows': rows, ...style } as CSSProperties}
      className={inputClass(
        classes('field-sizing-content max-h-80 min-h-[calc(var(--rows)*1.25rem+0.875rem)] resize-y py-1.5', className),
      )}
    />
  )
}
