import { Link, type LinkProps } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { announce } from '../ui/announce.tsx'
import { classes } from '../ui/classes.ts'

export interface ScreenProps {
  /** The one h1 of the screen. */
  title: string
  /** The places above it, from the area down. */
  place?: readonly { label: string; to: LinkProps['to']; params?: { siteId: string } }[]
  /** A quiet word after the title, such as the date. */
  note?: string
  /** The one main action, at the right; quieter ones before it. */
  actions?: ReactNode
  /** Keeps the title small where the content bears its own, as the article does. */
  quietTitle?: boolean
  /** `page` centres a readable column; `full` leaves the whole area to the screen. */
  layout?: 'page' | 'full'
  children: ReactNode
}

/** The frame of every screen: header with place and action, then the content. */
export function Screen({ title, place = [], note, actions, quietTitle, layout = 'page', children }: ScreenProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    announce(title)
    // The focus of the screen before went with it, or will: the browser takes it from what is hidden only later.
    const holder = document.activeElement
    if (!holder || holder === document.body || !holder.checkVisibility()) main.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <>
      <title>{`${title} · Quoin`}</title>
      <header
        data-pane
        className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-6 py-2"
      >
        <div
          className={classes('flex min-w-0 items-baseline gap-2', quietTitle ? 'text-base' : 'font-prose text-screen')}
        >
          {place.map(({ label, to, params = {} }) => (
            <Fragment key={label}>
              <Link
                to={to}
                // The router types parameters by the one route of a link; here it may be any.
                params={params as never}
                className="min-w-0 truncate text-faint no-underline hover:text-accent hover:underline"
              >
                {label}
              </Link>
              <span aria-hidden className="text-faint">
                /
              </span>
            </Fragment>
          ))}
          <h1 className={classes('truncate', quietTitle ? 'font-medium' : 'font-medium tracking-[-0.01em]')}>
            {title}
          </h1>
          {note && <span className="pl-1 font-ui text-base whitespace-nowrap text-faint">{note}</span>}
        </div>
        {actions && <div className="flex items-center gap-2">{actions}</div>}
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        data-pane
        className={classes(
          'relative flex min-h-0 flex-1 flex-col outline-none',
          layout === 'page' && 'overflow-y-auto',
        )}
      >
        {layout === 'page' ? <div className="w-full max-w-288 px-6 py-8">{children}</div> : children}
      </main>
    </>
  )
}
