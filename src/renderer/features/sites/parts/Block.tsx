import { useId, type ReactNode } from 'react'

export interface BlockProps {
  title: string
  hint?: ReactNode
  /** At the right of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a screen under its heading and a hairline. */
export function Block({ title, hint, actions, children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-control flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id={id} className="text-dense font-semibold text-muted">
          {title}
        </h2>
        {actions && <div className="-my-1 flex flex-wrap gap-1">{actions}</div>}
      </div>
      {hint && <p className="-mt-1 max-w-prose text-pretty text-muted">{hint}</p>}
      {children}
    </section>
  )
}
