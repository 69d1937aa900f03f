import type { ReactNode } from 'react'

export interface SettingsGroupProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** Settings that belong together: name and reason at the left, controls at the right. */
export const SettingsGroup = ({ title, hint, children }: SettingsGroupProps) => (
  <section className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-0 xl:grid-cols-[15rem_minmax(0,1fr)]">
    <div>
      <h2 className="font-semibold text-balance">{title}</h2>
      {hint && <p className="mt-1 max-w-prose text-dense text-pretty text-faint">{hint}</p>}
    </div>
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </section>
)
