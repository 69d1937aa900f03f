import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { UiLanguage } from '../../../../contract/settings.ts'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { getBridge } from '../../../bridge.ts'
import { useCommand } from '../../../commands.ts'
import { useFormats } from '../../../format.ts'
import { contentLanguages } from '../../../languages.ts'
import { classes } from '../../../ui/classes.ts'
import { moved, nested, outdented } from './nav-tree.ts'
import { pageMenu, type PageQuestion } from './page-menu.ts'
import { pageRows, translationsOf } from './page-rows.ts'
import { PageTreeRow } from './PageTreeRow.tsx'
import type { Navigation } from './use-navigation.ts'
import type { PageActs } from './use-page-acts.ts'
import { useTreeDrag } from './use-tree-drag.ts'

export interface PageTreeProps {
  /** Pages of one language. */
  pages: readonly ListedPage[]
  /** Of all languages, for the marks. */
  all: readonly ListedPage[]
  locales: readonly string[]
  navigation: Navigation
  acts: PageActs
  ask: (question: PageQuestion, page: ListedPage) => void
}

/** The languages of the interface are asked for most. */
const uiLanguages: readonly string[] = UiLanguage.options

/** The pages of one language as they stand in the navigation, then those outside it. One stop of the Tab key. */
export function PageTree({ pages, all, locales, navigation, acts, ask }: PageTreeProps) {
  const { t, i18n } = useTranslation('sites')
  const format = useFormats()
  const [current, setCurrent] = useState<number | null>(null)
  const rows = pageRows(pages, navigation.tree)
  const drag = useTreeDrag(navigation, rows)
  const at = Math.max(
    0,
    rows.findIndex(({ page }) => page.id === current),
  )
  const page = rows[at]?.page

  const focusRow = (next: number) => {
    const id = rows[Math.min(rows.length - 1, Math.max(0, next))]?.page.id
    if (id === undefined) return
    setCurrent(id)
    document.querySelector<HTMLElement>(`[data-page="${id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'row') return
    const jumps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
    const next = jumps[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusRow(next)
  }
  const remove = (gone: ListedPage) => {
    // The next row takes the focus before this one goes.
    focusRow(at + 1 < rows.length ? at + 1 : at - 1)
    acts.remove(gone)
  }
  const tree = navigation.tree
  const none = page ? null : 'sites:pages.why.none'
  useCommand('page.open', () => page && acts.open(page), none)
  useCommand('page.rename', () => page && ask('rename', page), none)
  useCommand('page.duplicate', () => page && acts.duplicate(page), none)
  useCommand('page.delete', () => page && remove(page), none)
  useCommand('page.up', () => page && navigation.arrange(moved(tree, page.id, -1)), none)
  useCommand('page.down', () => page && navigation.arrange(moved(tree, page.id, 1)), none)
  useCommand('page.in', () => page && navigation.arrange(nested(tree, page.id)), none)
  useCommand('page.out', () => page && navigation.arrange(outdented(tree, page.id)), none)

  const entriesOf = (one: ListedPage) => {
    const known = translationsOf(one, all, locales)
    const taken = new Set([one.locale, ...known.filter((other) => other.page).map(({ locale }) => locale)])
    const missing = known.filter((other) => !other.page).map(({ locale }) => locale)
    const offered = contentLanguages(i18n.language).filter(({ value }) => !taken.has(value))
    return pageMenu({
      page: one,
      navigation,
      acts: { ...acts, remove },
      ask,
      openLive: (url) => {
        const native = getBridge().native
        if (native) void native.openLink(url)
        else window.open(url, '_blank', 'noreferrer')
      },
      languages: [
        ...missing.map((value) => ({ value, label: format.language(value) })),
        ...offered
          .filter(({ value }) => !missing.includes(value))
          .toSorted((a, b) => Number(uiLanguages.includes(b.value)) - Number(uiLanguages.includes(a.value))),
      ],
      t,
    })
  }
  const firstOutside = rows.findIndex(({ inNavigation }) => !inNavigation)
  return (
    <div role="treegrid" aria-label={t('pages.tree')} data-context="pages" onKeyDown={onKeyDown} className="@container">
      {rows.map((row, index) => (
        <div key={row.page.id} role="presentation">
          {(index === 0 || index === firstOutside) && (
            <p
              aria-hidden
              className={classes('border-b border-line pb-2 text-dense font-semibold text-muted', index > 0 && 'pt-7')}
            >
              {t(row.inNavigation ? 'pages.in_navigation' : 'pages.outside')}
            </p>
          )}
          <PageTreeRow
            row={row}
            rows={rows}
            current={index === at}
            busy={acts.busy === row.page.id}
            drag={drag}
            entries={entriesOf(row.page)}
            all={all}
            locales={locales}
            onFocus={() => setCurrent(row.page.id)}
            onOpen={() => acts.open(row.page)}
          />
        </div>
      ))}
    </div>
  )
}
