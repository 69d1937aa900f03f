import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { MenuEntries, type MenuEntry } from './menu-entry.tsx'
import { popupClass } from './popup.ts'

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
}

export function Menu({ trigger, entries, align = 'start', side = 'bottom' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={4} className="z-50">
          <Base.Popup className={popupClass('max-h-(--available-height) max-w-96 min-w-48 overflow-y-auto py-1')}>
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
