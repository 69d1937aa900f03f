import type { InfiniteData } from '@tanstack/react-query'
import type { LibraryItem } from '../../../contract/articles.ts'
import type { ReplyOf } from '../../client.ts'
import { queryClient } from '../../query.ts'

export type Page = ReplyOf<'list_library'>
export type Pages = InfiniteData<Page, string | null>

/** Lists that are read page after page lie beside the plain ones, and are refreshed with them. */
export const pagesKey = (input: object) => ['list_library', input, 'pages'] as const

/** Takes rows out of every list that is shown, ahead of the refresh that the studio's event brings. */
export const dropFromLists = (ids: readonly number[]): void => {
  const gone = new Set(ids)
  changeLists((pages) => dropFrom(pages, gone))
}

/** Shows a change in every list at once. */
export const patchLists = (ids: readonly number[], patch: Partial<LibraryItem>): void => {
  const changed = new Set(ids)
  const now = (item: LibraryItem) => (changed.has(item.id) ? { ...item, ...patch } : item)
  changeLists((pages) => pages.map((page) => ({ ...page, items: page.items.map(now) })))
}

const changeLists = (change: (pages: Page[]) => Page[]) =>
  queryClient.setQueriesData<Pages>(
    { predicate: ({ queryKey }) => queryKey[0] === 'list_library' && queryKey[2] === 'pages' },
    (data) => data && { ...data, pages: change(data.pages) },
  )

export function dropFrom(pages: readonly Page[], gone: ReadonlySet<number>): Page[] {
  const kept = pages.map((page) => page.items.filter((item) => !gone.has(item.id)))
  const dropped = pages.reduce((sum, page, at) => sum + page.items.length - kept[at]!.length, 0)
  return pages.map((page, at) => ({ ...page, items: kept[at]!, total: page.total - dropped }))
}

/** The pages that hold the rows up to `index`, and no further one. Same object: there is none. */
export function upToRow(data: Pages, index: number): Pages {
  let rows = 0
  const last = data.pages.findIndex((page) => (rows += page.items.length) > index)
  if (last === -1 || last === data.pages.length - 1) return data
  return { pages: data.pages.slice(0, last + 1), pageParams: data.pageParams.slice(0, last + 1) }
}

/** All pages as one list. A row that moved between two pages while they were read comes twice; it is listed once. */
export function listed(data: Pages | undefined) {
  const indexOf = new Map<number, number>()
  const items: LibraryItem[] = []
  for (const item of data?.pages.flatMap((page) => page.items) ?? []) {
    if (indexOf.has(item.id)) continue
    indexOf.set(item.id, items.length)
    items.push(item)
  }
  return { items, order: items.map((item) => item.id), indexOf }
}
