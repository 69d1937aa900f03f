import type { LucideIcon } from 'lucide-react'
import { Check, ChevronRight } from 'lucide-react'
import { Menu as Base } from '@base-ui/react/menu'
import { ariaKeys, isMac } from '../keys.ts'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'
import { itemClass, popupClass } from './popup.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: LucideIcon
  keys?: string
  /** Disabled, not hidden, and says why. */
  disabledReason?: string | null
  danger?: boolean
  /** Present: the entry is a tick that can be on or off. */
  checked?: boolean
  run: () => void
}

export interface SubMenu {
  id: string
  label: string
  icon?: LucideIcon
  items: readonly MenuEntry[]
}

export type MenuEntry = MenuItem | SubMenu | 'line'

/** The parts of a menu are the same in a dropdown and under the right mouse button. */
export const MenuEntries = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map((entry, at) => {
    if (entry === 'line') return <Base.Separator key={`line-${at}`} className="my-1 h-px bg-line" />
    if ('items' in entry) return <SubMenuEntry key={entry.id} entry={entry} />
    return <ItemEntry key={entry.id} entry={entry} />
  })

function ItemEntry({ entry }: { entry: MenuItem }) {
  const { label, icon, keys, disabledReason, danger, checked, run } = entry
  const words = (
    <>
      <span className="flex w-4 justify-center">{checked ? <Icon icon={Check} /> : icon && <Icon icon={icon} />}</span>
      <span className="flex-1">
        {label}
        {disabledReason && <span className="block text-small text-faint">{disabledReason}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </>
  )
  const shared = {
    disabled: Boolean(disabledReason),
    className: itemClass(danger && !disabledReason),
    'aria-keyshortcuts': keys && ariaKeys(keys, isMac()),
  }
  return checked === undefined ? (
    <Base.Item {...shared} onClick={run}>
      {words}
    </Base.Item>
  ) : (
    <Base.CheckboxItem {...shared} checked={checked} onCheckedChange={run}>
      {words}
    </Base.CheckboxItem>
  )
}

function SubMenuEntry({ entry }: { entry: SubMenu }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={itemClass()}>
        <span className="flex w-4 justify-center">{entry.icon && <Icon icon={entry.icon} />}</span>
        <span className="flex-1">{entry.label}</span>
        <Icon icon={ChevronRight} className="text-faint" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner className="z-50" alignOffset={-5}>
          <Base.Popup className={popupClass('min-w-44 max-w-80 py-1')}>
            <MenuEntries entries={entry.items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}
