import type { ReactNode } from 'react'

/** Names and values in two columns. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-8 gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="nums min-w-0">{value}</dd>
      </div>
    ))}
  </dl>
)
