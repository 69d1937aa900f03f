import type { ReactNode } from 'react'

export interface GroupProps {
  title: string
  hint?: ReactNode
  /** At the right of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Settings that belong together: name and reason at the left, controls at the right. */
export function Group({ title, hint, actions, children }: GroupProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start justify-between gap-3 xl:flex-col xl:justify-start">
        <div>
          <h2 className="font-semibold text-balance">{title}</h2>
          {hint && <p className="mt-1 max-w-prose text-dense text-pretty text-faint">{hint}</p>}
        </div>
        {actions}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  )
}
