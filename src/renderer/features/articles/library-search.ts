import type { LibrarySearch } from '../../routes.tsx'
import type { ListInput } from './use-article-pages.ts'

const KEY = 'quoin.library'

export type LibrarySort = NonNullable<LibrarySearch['sort']>
export type Direction = NonNullable<LibrarySearch['direction']>

/** The way a column is read first: new before old, A before Z, long before short. */
export const firstDirection = (sort: LibrarySort): Direction => (sort === 'title' ? 'asc' : 'desc')

export const sortOf = ({
  sort = 'updated',
  direction,
}: LibrarySearch): { sort: LibrarySort; direction: Direction } => ({
  sort,
  direction: direction ?? firstDirection(sort),
})

/** A click on a column: sorts by it, and turns round when it already does. */
export function sortedBy(search: LibrarySearch, column: LibrarySort): LibrarySearch {
  const now = sortOf(search)
  const turned = now.direction === 'asc' ? 'desc' : 'asc'
  return ordered(search, column, now.sort === column ? turned : firstDirection(column))
}

/** What is usual stays out of the route. */
export const ordered = (search: LibrarySearch, sort: LibrarySort, direction: Direction): LibrarySearch => ({
  ...search,
  sort: sort === 'updated' ? undefined : sort,
  direction: direction === firstDirection(sort) ? undefined : direction,
})

/** A search has an order of its own, the best match first; the chosen order waits until it ends. */
export const isSearching = ({ q }: LibrarySearch): boolean => Boolean(q?.trim())

export const inputOf = (search: LibrarySearch): ListInput => ({
  q: search.q,
  status: search.status,
  language: search.language,
  ...(!isSearching(search) && sortOf(search)),
})

export const filterCount = ({ q, status, language }: LibrarySearch): number =>
  [q?.trim(), status, language].filter(Boolean).length

/** Without filters; the order stays. */
export const unfiltered = ({ sort, direction }: LibrarySearch): LibrarySearch => ({ sort, direction })

export const isPlain = (search: LibrarySearch): boolean => Object.values(search).every((value) => value === undefined)

/** How the library was left: it is found the same way after a restart. */
export function rememberedSearch(): LibrarySearch {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as LibrarySearch
  } catch {
    return {}
  }
}

export const rememberSearch = (search: LibrarySearch): void => window.localStorage.setItem(KEY, JSON.stringify(search))
