import { useId, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

export interface SectionProps {
  title: string
  count?: number
  /** Without the hairline, where what follows begins with a line of its own. */
  bare?: boolean
  children: ReactNode
}

/** A part of the day: a small heading over a hairline, then rows. */
export function Section({ title, count, bare, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className={classes(
          'flex items-baseline gap-2 pb-2 text-dense font-semibold text-muted',
          !bare && 'border-b border-line',
        )}
      >
        {title}
        {count !== undefined && <span className="nums font-normal text-faint">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
