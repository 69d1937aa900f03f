import { useId, type ReactNode } from 'react'

/** A part of the form: heading, then its controls. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-6 first:border-t-0 first:pt-1">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {hint && <p className="mt-0.5 text-dense text-pretty text-faint">{hint}</p>}
      <div className="mt-3.5 flex flex-col gap-4">{children}</div>
    </section>
  )
}
