import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { LibraryItem } from '../../../contract/articles.ts'
import { call, type InputOf } from '../../client.ts'
import type { StudioFailure } from '../../failure.ts'
import { queryClient } from '../../query.ts'
import type { Rows } from './grid/selection.ts'
import { listed, pagesKey, upToRow, type Page, type Pages } from './list-cache.ts'

export type ListInput = Omit<InputOf<'list_library'>, 'after' | 'limit'>

const FIRST_PAGE = 100
const NEXT_PAGE = 500
/** How many rows beyond the last one in view are asked for. */
const AHEAD = 80

export interface ArticlePages extends Rows {
  items: readonly LibraryItem[]
  /** How many there are, loaded or not. */
  total: number
  /** Nothing has been read yet. */
  waiting: boolean
  /** What is shown answers the question before. */
  stale: boolean
  /** Changes when the rows answer another question, not when they are refreshed. */
  question: string
  /** The question without its order. */
  scope: string
  error: StudioFailure | null
  retry(): void
  /** The last row in view: what comes after it is asked for in good time. */
  reach(index: number): void
  /** Forgets the pages after the row at `index`, so that a refresh reads only what is near. */
  release(index: number): void
  /** Reads on until there is a row at `index`, or no more; answers with all rows. */
  loadTo(index: number): Promise<readonly LibraryItem[]>
}

/** The list of articles, page after page, as one list. Old rows stay while new ones are read. */
export function useArticlePages(input: ListInput): ArticlePages {
  const key = pagesKey(input)
  const query = useInfiniteQuery<Page, StudioFailure, Pages, readonly unknown[], string | null>({
    queryKey: key,
    queryFn: ({ pageParam }) =>
      call('list_library', { ...input, limit: pageParam ? NEXT_PAGE : FIRST_PAGE, after: pageParam ?? undefined }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query
  const rows = useMemo(() => listed(data), [data])

  const [shown, setShown] = useState(input)
  if (!isPlaceholderData && JSON.stringify(shown) !== JSON.stringify(input)) setShown(input)

  const reached = useRef(0)
  const readOn = () => {
    const wanted = reached.current + AHEAD >= rows.items.length
    if (wanted && hasNextPage && !isFetching && !isError && !isPlaceholderData) void fetchNextPage()
  }
  const readOnLater = useEffectEvent(readOn)
  useEffect(() => readOnLater(), [rows, isFetching])

  return {
    ...rows,
    total: hasNextPage ? Math.max(data?.pages.at(-1)?.total ?? 0, rows.items.length + 1) : rows.items.length,
    complete: !hasNextPage && !isPlaceholderData,
    waiting: data === undefined && !isError,
    stale: isPlaceholderData,
    question: JSON.stringify(shown),
    scope: JSON.stringify({ ...shown, sort: undefined, direction: undefined }),
    error: query.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
    reach(index) {
      reached.current = index
      readOn()
    },
    release(index) {
      queryClient.setQueryData<Pages>(key, (old) => old && upToRow(old, index + AHEAD))
    },
    async loadTo(index) {
      let { items } = rows
      let more = hasNextPage
      while (more && items.length <= index) {
        const next = await fetchNextPage({ cancelRefetch: false })
        items = listed(next.data).items
        more = next.hasNextPage && !next.isError
      }
      return items
    },
  }
}
