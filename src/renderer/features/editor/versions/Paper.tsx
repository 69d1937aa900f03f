import type { ReactNode } from 'react'

/** The same sheet as the editor's, to read from. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <article className="mx-auto my-6 w-[min(100%-3rem,54rem)] border border-line bg-sheet px-[clamp(2rem,6vw,4.5rem)] pt-14 pb-20">
    <div className="article-column mx-auto w-full">{children}</div>
  </article>
)
