import { ExternalLink as Out } from 'lucide-react'
import type { ReactNode } from 'react'
import { getBridge } from '../bridge.ts'
import { Icon } from './Icon.tsx'

/** A way out of the window: the desktop opens it in the browser, a tab opens another tab. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        const native = getBridge().native
        if (!native) return
        event.preventDefault()
        void native.openLink(href)
      }}
      className="inline-flex items-center gap-1 text-accent underline underline-offset-2 hover:no-underline"
    >
      {children}
      <Icon icon={Out} className="size-3.5" />
    </a>
  )
}
