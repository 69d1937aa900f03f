import { Menu as Base } from '@base-ui/react/menu'
import { MenuEntries } from '../../../ui/menu-entry.tsx'
import { popupClass } from '../../../ui/popup.ts'
import { useSectionEntries } from './section-entries.ts'

export interface MenuPlace {
  id: string
  /** In pixels of the window. */
  x: number
  y: number
}

/** The menu of a section on the canvas, where the pointer is: the frame cannot open one of ours. */
export function SectionMenu({ place, onClose }: { place: MenuPlace; onClose: () => void }) {
  const entries = useSectionEntries(place.id)
  const anchor = { getBoundingClientRect: () => new DOMRect(place.x, place.y, 0, 0) }
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" className="z-50">
          <Base.Popup className={popupClass('max-w-96 min-w-48 py-1')}>
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
