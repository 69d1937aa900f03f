import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode
  body?: ReactNode
  /** The one main action, then quieter ones. */
  actions?: ReactNode
  /** `quiet` for a part of a screen. */
  size?: 'screen' | 'quiet'
}

export function EmptyState({ title, body, actions, size = 'screen' }: EmptyStateProps) {
  if (size === 'quiet') {
    return (
      <div className="flex flex-col items-start gap-3 py-3">
        <p className="max-w-prose text-pretty text-muted">{title}</p>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col items-start gap-4 px-6 py-16">
      <span aria-hidden className="flex flex-col gap-1.5 pb-2">
        <span className="h-px w-16 bg-edge" />
        <span className="h-px w-24 bg-line" />
        <span className="h-px w-20 bg-line" />
      </span>
      <p className="font-prose text-screen font-normal text-balance">{title}</p>
      {body && <p className="text-pretty text-muted">{body}</p>}
      {actions && <div className="flex flex-wrap items-center gap-2 pt-1">{actions}</div>}
    </div>
  )
}
