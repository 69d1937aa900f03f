import { useState, type ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useSize } from './use-size.ts'

export interface SiteViewProps {
  /** Address of the page that is shown. A new address is loaded behind the old one, so nothing flashes. */
  src: string
  /** What the frame shows, for readers. */
  title: string
  /** Width of the window that the page believes to be in. */
  width?: number
  /** A still picture: no focus, no clicks. Else it can be scrolled. */
  still?: boolean
  /** What stands there until the page does. */
  behind?: ReactNode
  className?: string
}

/** A page of a site, scaled down to the room there is. No script runs in it. */
export function SiteView({ src, title, width = 1280, still, behind, className }: SiteViewProps) {
  const [box, size] = useSize<HTMLDivElement>()
  const [shown, setShown] = useState(src)
  const [ready, setReady] = useState(false)
  const scale = size.width / width
  return (
    <div
      ref={box}
      inert={still}
      aria-hidden={still}
      className={classes('relative overflow-hidden bg-sheet', className)}
    >
      {!ready && behind}
      {size.width > 0 &&
        [...new Set([shown, src])].map((address) => (
          <iframe
            key={address}
            src={address}
            title={title}
            // Its own origin is another one than the window's, and without scripts it cannot use it.
            sandbox="allow-same-origin"
            referrerPolicy="no-referrer"
            loading={still ? 'lazy' : undefined}
            tabIndex={still ? -1 : undefined}
            onLoad={() => {
              setReady(true)
              if (address === src) setShown(address)
            }}
            style={{
              width,
              height: size.height / scale,
              transform: `scale(${scale})`,
              visibility: address === shown && ready ? 'visible' : 'hidden',
            }}
            className="absolute top-0 left-0 origin-top-left border-0"
          />
        ))}
    </div>
  )
}
