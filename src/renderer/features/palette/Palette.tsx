import { Dialog as Base } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '../../shell/overlay-store.ts'
import { backdropClass } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PaletteRow } from './PaletteRow.tsx'
import { usePalette, type PaletteEntry } from './use-palette.ts'

/** Everything by name: commands, articles, settings. One box, one list, no pointer needed. */
export function Palette({ onClose }: OverlayProps<'palette'>) {
  const { t } = useTranslation('palette')
  const [text, setText] = useState('')
  const [wish, setWish] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const { groups, searching } = usePalette(text)
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === wish),
  )
  const current = entries[at]

  useEffect(() => {
    if (current) document.getElementById(`${list}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, list])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry || entry.reason) return
    onClose()
    // The focus first goes back to where it was: a command acts on that place.
    setTimeout(entry.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }
    const next = steps[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(current)
    } else if (next !== undefined && entries.length > 0) {
      event.preventDefault()
      const wraps = event.key.startsWith('Arrow')
      const place = wraps ? (next + entries.length) % entries.length : Math.min(Math.max(next, 0), entries.length - 1)
      setWish(entries[place]!.id)
    }
  }
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          data-modal
          initialFocus={input}
          className="fixed top-[12vh] left-1/2 z-40 flex max-h-[70vh] w-160 max-w-[calc(100vw-3rem)] -translate-x-1/2 flex-col overflow-hidden rounded-float border border-line bg-raised shadow-dialog outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="sr-only">{t('title')}</Base.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon icon={Search} size={20} className="text-faint" />
            <input
              ref={input}
              role="combobox"
              aria-label={t('title')}
              aria-expanded
              aria-controls={list}
              aria-activedescendant={current && `${list}-${current.id}`}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setWish(null)
              }}
              onKeyDown={onKeyDown}
              className="h-13 min-w-0 flex-1 bg-transparent text-lead outline-none"
            />
          </div>
          <div id={list} role="listbox" aria-label={t('results')} className="min-h-0 flex-1 overflow-y-auto py-1.5">
            {groups.map((group) => (
              <div key={group.title} role="group" aria-labelledby={`${list}-${group.title}`}>
                <div id={`${list}-${group.title}`} className="px-4 pt-2 pb-1 text-small text-faint">
                  {group.title}
                </div>
                {group.entries.map((entry) => (
                  <PaletteRow
                    key={entry.id}
                    id={`${list}-${entry.id}`}
                    entry={entry}
                    current={entry.id === current?.id}
                    onPoint={() => setWish(entry.id)}
                    onChoose={() => choose(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
          {entries.length === 0 && !searching && <p className="px-4 pb-5 text-muted">{t('nothing', { text })}</p>}
          <p className="border-t border-line px-4 py-2 text-small text-faint">{t('hint')}</p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
