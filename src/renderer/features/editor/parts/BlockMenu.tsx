import { Menu } from '@base-ui/react/menu'
import type { Editor } from '@tiptap/core'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../../../commands.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuEntries } from '../../../ui/menu-entry.tsx'
import { popupClass } from '../../../ui/popup.ts'
import { actions } from '../text/actions.ts'
import { textCommand, type TextCommandId } from '../text-commands.ts'

export const blockKinds = [
  'block.paragraph',
  'block.heading_2',
  'block.heading_3',
  'block.heading_4',
  'block.bulleted',
  'block.numbered',
  'block.tasks',
  'block.quote',
  'block.code',
] as const satisfies readonly TextCommandId[]

/** What the block at the cursor is, and what it can become. */
export function BlockMenu({ editor, current }: { editor: Editor; current: TextCommandId }) {
  const { t } = useTranslation('editor')
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('toolbar.block', { block: t(textCommand(current).title) })}
        className={buttonClass('bare', 'w-36 justify-between px-2 font-normal')}
      >
        <span className="truncate">{t(textCommand(current).title)}</span>
        <Icon icon={ChevronDown} className="text-faint" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup
            finalFocus={() => editor.view.dom}
            className={popupClass('max-h-(--available-height) min-w-56 overflow-y-auto py-1')}
          >
            <MenuEntries
              entries={blockKinds.map((id) => ({
                id,
                label: t(textCommand(id).title),
                icon: textCommand(id).icon,
                keys: shownKeys(id),
                checked: id === current,
                run: () => void (id !== current && actions[id](editor)),
              }))}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
