import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onStudioEvent, receive } from './events.ts'
import { queryClient } from './query.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads a list again once after a bulk act, however many events it brings', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  for (let id = 1; id <= 10_000; id++) receive({ type: 'article.trashed', id })
  expect(invalidate).not.toHaveBeenCalled()

  vi.runAllTimers()
  const names = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  expect(names.filter((name) => name === 'list_library')).toHaveLength(1)

  receive({ type: 'article.trashed', id: 1 })
  vi.runAllTimers()
  expect(
    invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]).filter((name) => name === 'list_library'),
  ).toHaveLength(2)
  invalidate.mockRestore()
})

it('tells listeners of every single event at once', () => {
  const ids: number[] = []
  const stop = onStudioEvent('article.archived', (event) => ids.push(event.id))
  receive({ type: 'article.archived', id: 3 })
  receive({ type: 'article.archived', id: 4 })
  stop()
  receive({ type: 'article.archived', id: 5 })
  expect(ids).toEqual([3, 4])
})
