import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { byDay, useVersionWords } from './version-words.ts'

interface VersionListProps {
  versions: readonly ArticleVersion[]
  chosen: number | undefined
  onChoose: (id: number) => void
}

/** Versions by day, newest first. Arrows move through them; one of them takes the Tab key. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const list = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = versions.findIndex(({ id }) => id === chosen)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: versions.length - 1 }[event.key]
    const next = to === undefined ? undefined : versions[to]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-version="${next.id}"]`)?.focus()
  }
  return (
    <nav
      ref={list}
      data-pane
      aria-label={t('versions.list')}
      onKeyDown={onKeyDown}
      className="min-h-0 flex-1 overflow-y-auto py-2"
    >
      {byDay(versions).map(({ day, versions: ofDay }) => (
        <section key={day} className="pb-3">
          <h2 className="sticky top-0 bg-paper px-4 py-1.5 text-small font-semibold text-faint">{format.date(day)}</h2>
          <ul>
            {ofDay.map((version) => (
              <li key={version.id}>
                <VersionRow
                  version={version}
                  chosen={version.id === chosen}
                  reachable={version.id === (chosen ?? versions[0]?.id)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface VersionRowProps {
  version: ArticleVersion
  chosen: boolean
  reachable: boolean
  onChoose: (id: number) => void
}

function VersionRow({ version, chosen, reachable, onChoose }: VersionRowProps) {
  const format = useFormats()
  const { nameOf, reasonOf } = useVersionWords()
  return (
    <button
      type="button"
      data-version={version.id}
      tabIndex={reachable ? 0 : -1}
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChoose(version.id)}
      className={classes(
        'flex w-full gap-3 border-l-2 px-4 py-2 text-left focus-visible:-outline-offset-2',
        chosen ? 'border-accent bg-tint' : 'border-transparent hover:bg-sunken',
      )}
    >
      <time dateTime={version.created_at} className="nums w-16 shrink-0 text-muted">
        {format.time(version.created_at)}
      </time>
      <span className="min-w-0 flex-1">
        <span className={classes('block text-pretty', version.kind === 'named' && 'font-medium')}>
          {nameOf(version)}
        </span>
        <span className="block truncate text-small text-muted">{reasonOf(version)}</span>
      </span>
    </button>
  )
}
