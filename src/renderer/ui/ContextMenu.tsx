import { ContextMenu as Base } from '@base-ui/react/context-menu'
import type { ReactElement } from 'react'
import { MenuEntries, type MenuEntry } from './menu-entry.tsx'
import { popupClass } from './popup.ts'

export interface ContextMenuProps {
  entries: readonly MenuEntry[]
  /** The element the menu belongs to. Give the same acts a second way in: a menu button or commands. */
  children: ReactElement
  /** After it has gone and given the focus back: what had the focus may be gone too. */
  onClosed?: () => void
}

export function ContextMenu({ entries, children, onClosed }: ContextMenuProps) {
  return (
    <Base.Root onOpenChangeComplete={(open) => !open && onClosed && requestAnimationFrame(onClosed)}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="z-50">
          <Base.Popup className={popupClass('max-w-96 min-w-48 py-1')}>
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
