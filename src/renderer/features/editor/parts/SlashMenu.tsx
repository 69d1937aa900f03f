import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../../../commands.ts'
import { loadLanguage } from '../../../i18n/index.ts'
import { announce } from '../../../ui/announce.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { popupClass } from '../../../ui/popup.ts'
import { useSlash } from '../text/slash.ts'
import { textCommand, type TextCommandId } from '../text-commands.ts'

const LIST = 'slash-menu'
const optionId = (id: TextCommandId) => `${LIST}-${id}`

/** Blocks to choose from while `/` is typed. The focus stays in the text; the list is spoken from there. */
export function SlashMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const menu = useSlash((state) => state.menu)
  const chosen = menu?.items[menu.chosen]
  const list = useRef<HTMLDivElement>(null)

  // English words find blocks too.
  useEffect(() => void loadLanguage('en'), [])
  useEffect(() => {
    const text = editor.view.dom
    if (!chosen) return
    text.setAttribute('aria-controls', LIST)
    text.setAttribute('aria-activedescendant', optionId(chosen))
    announce(t(textCommand(chosen).title))
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, chosen, t])

  if (!menu) return null
  return createPortal(
    <div className={popupClass('w-76 overflow-hidden')}>
      {menu.items.length === 0 ? (
        <p className="px-3 py-2.5 text-muted">{t('slash.nothing', { text: menu.query })}</p>
      ) : (
        <div
          ref={list}
          id={LIST}
          role="listbox"
          aria-label={t('slash.label')}
          className="max-h-80 overflow-y-auto py-1"
        >
          {menu.items.map((id) => (
            <SlashOption key={id} id={id} chosen={id === chosen} onChoose={() => menu.choose(id)} />
          ))}
        </div>
      )}
    </div>,
    menu.element,
  )
}

function SlashOption({ id, chosen, onChoose }: { id: TextCommandId; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('editor')
  const { title, icon } = textCommand(id)
  const keys = shownKeys(id)
  return (
    // The keyboard chooses from within the text, where the focus stays.
    <div
      id={optionId(id)}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classes(
        'mx-1 flex min-h-9 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken',
        chosen && 'bg-tint',
      )}
    >
      <Icon icon={icon} className="text-muted" />
      <span className="min-w-0 flex-1">
        {t(title)}
        <span className="block text-small text-faint">{t(`${title}_hint`)}</span>
      </span>
      {keys && <Kbd keys={keys} />}
    </div>
  )
}
