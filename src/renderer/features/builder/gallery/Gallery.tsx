import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definitionOf } from '../../../../site/library.ts'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { addSection } from '../acts.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useGridKeys } from '../../../pickers/use-grid-keys.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { typeName, typeText } from '../words.ts'
import { SharedCard, TypeCard } from './Cards.tsx'
import { groupNames, typesIn, type GroupName } from './types.ts'

/** Every type of section as it would look on this site, and the shared ones. */
export function Gallery({ at, onClose }: { at: number; onClose: () => void }) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const shared = useBuilder((state) => state.shared)
  const [text, setText] = useState('')
  const [group, setGroup] = useState<GroupName | 'all' | 'shared'>('all')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const search = useRef<HTMLInputElement>(null)
  const { grid, onKeyDown } = useGridKeys()

  const groups = useMemo(
    () =>
      groupNames
        .filter((name) => group === 'all' || group === name)
        .map((name) => ({ name, types: typesIn(name).filter((type) => matches(type, wanted)) }))
        .filter(({ types }) => types.length > 0),
    [group, wanted],
  )
  const kept = [...shared.values()].filter(
    ({ name }) => (group === 'all' || group === 'shared') && name.toLowerCase().includes(wanted),
  )
  const add = (type: string, props: Record<string, unknown>) => {
    const version = definitionOf(type)?.version ?? 1
    onClose()
    addSection(session, at, { type, version, props })
    // The dialog gives the focus back first.
    requestAnimationFrame(() => {
      canvas.reveal()
      canvas.focus()
    })
  }
  return (
    <Dialog open size="wide" title={t('gallery.title')} initialFocus={search} onClose={onClose}>
      <div className="flex h-[min(38rem,calc(100dvh-12rem))] gap-6">
        <div className="flex w-40 shrink-0 flex-col gap-3">
          <TextInput
            ref={search}
            icon={Search}
            aria-label={t('gallery.find')}
            placeholder={t('gallery.find')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              const first = grid.current?.querySelector<HTMLElement>('[data-card]')
              if (event.key === 'ArrowDown') first?.focus()
              if (event.key !== 'Enter') return
              // The focus is back in the outline before the key is through: it would choose the row there as well.
              event.preventDefault()
              if (text !== '') first?.click()
            }}
          />
          <ul className="flex flex-col">
            {(['all', ...groupNames, ...(shared.size > 0 ? (['shared'] as const) : [])] as const).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={group === name}
                  onClick={() => setGroup(name)}
                  className="flex min-h-8 w-full items-center rounded-control px-2 text-left text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-accent"
                >
                  {t(`gallery.group.${name}`)}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-auto text-small text-pretty text-faint">{t('gallery.keys')}</p>
        </div>
        <div ref={grid} onKeyDown={onKeyDown} className="min-w-0 flex-1 overflow-y-auto pr-2">
          {kept.length > 0 && (
            <Group title={t('gallery.group.shared')}>
              {kept.map((one) => (
                <SharedCard key={one.id} shared={one} onChoose={() => add('shared', { ref: one.id })} />
              ))}
            </Group>
          )}
          {groups.map(({ name, types }) => (
            <Group key={name} title={t(`gallery.group.${name}`)}>
              {types.map((type) => (
                <TypeCard key={type} type={type} onChoose={(props) => add(type, props)} />
              ))}
            </Group>
          ))}
          {groups.length === 0 && kept.length === 0 && <p className="py-6 text-muted">{t('gallery.none', { text })}</p>}
        </div>
      </div>
    </Dialog>
  )
}

const matches = (type: string, text: string): boolean =>
  text === '' ||
  [typeName(type), typeText(type), type, definitionOf(type)?.title ?? ''].some((one) =>
    one.toLowerCase().includes(text),
  )

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="mb-6">
    <h3 className="mb-2 text-small font-semibold text-faint">{title}</h3>
    <div className={classes('grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-4')}>{children}</div>
  </section>
)
