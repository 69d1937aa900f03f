import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { useFormats } from '../../format.ts'
import { announce } from '../../ui/announce.tsx'
import { markAll, targetsOf, unmark, type Selection } from './grid/selection.ts'
import type { Select } from './grid/use-grid-input.ts'
import type { ArticlePages } from './use-article-pages.ts'

/** As many as one act may take. */
const MOST_MARKED = 10_000

/** All at once: first the rows that are loaded, then all that match. */
export function useMarks(pages: ArticlePages, selection: Selection, select: Select) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  const [busy, setBusy] = useState(false)
  const { marked } = selection
  const most = Math.min(pages.total, MOST_MARKED)
  const loadedAll = marked.size > 0 && pages.order.every((id) => marked.has(id))

  const mark = (ids: readonly number[]) => {
    const count = Math.min(ids.length, MOST_MARKED)
    select((old) => markAll(old, ids.slice(0, MOST_MARKED)))
    announce(t('bulk.marked', { count, number: format.number(count) }))
  }
  const markMatching = async () => {
    setBusy(true)
    const items = await pages.loadTo(MOST_MARKED - 1)
    mark(items.map((item) => item.id))
    setBusy(false)
  }
  return {
    state: marked.size === 0 ? ('none' as const) : loadedAll ? ('all' as const) : ('some' as const),
    busy,
    /** How many one press would mark. */
    most,
    /** Mod+A: what is loaded; again: what matches. */
    onMarkAll: () => (loadedAll && marked.size < most ? void markMatching() : mark(pages.order)),
    /** The box above the list. */
    onBox: () => (marked.size === 0 ? mark(pages.order) : select(unmark)),
    /** Offered beside the count while more could be marked. */
    markMatching: marked.size < most ? () => void markMatching() : null,
    clear: () => select(unmark),
    targets: targetsOf(selection).flatMap((id): LibraryItem[] => {
      const index = pages.indexOf.get(id)
      return index === undefined ? [] : [pages.items[index]!]
    }),
  }
}

export type Marks = ReturnType<typeof useMarks>
