import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onStudioEvent, receive } from './events.ts'
import { keyOf, queryClient } from './query.ts'

const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
})
afterEach(() => vi.useRealTimers())

it('makes old what an event has changed, and nothing else', () => {
  const library = keyOf('list_library', { sort: 'updated' })
  const keys = keyOf('list_api_keys', {})
  queryClient.setQueryData(library, { items: [], next: null, total: 0 })
  queryClient.setQueryData(keys, [])

  receive({ type: 'article.saved', id: 3, revision: 2, by: 'person' })
  vi.runAllTimers()

  expect(isOld(library)).toBe(true)
  expect(isOld(keys)).toBe(false)
})

it('reads a list again once after a bulk act, however many events it brings', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const times = () => invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'list_library').length
  for (let id = 1; id <= 10_000; id++) receive({ type: 'article.trashed', id })
  expect(times()).toBe(0)
  vi.runAllTimers()
  expect(times()).toBe(1)

  receive({ type: 'article.trashed', id: 1 })
  vi.runAllTimers()
  expect(times()).toBe(2)
  invalidate.mockRestore()
})

it('writes progress into the runs that are shown, without asking again', () => {
  const runs = keyOf('list_runs', { active: true })
  const run = { job_id: 'job_1', state: 'pending', stage: 'queued', progress: 0, words: 0, topic: 'Bees' }
  queryClient.setQueryData<unknown>(runs, [run, { ...run, job_id: 'job_2' }])

  receive({ type: 'run.progress', job_id: 'job_1', state: 'running', stage: 'sections', progress: 40, words: 310 })

  expect(queryClient.getQueryData(runs)).toEqual([
    { ...run, state: 'running', stage: 'sections', progress: 40, words: 310 },
    { ...run, job_id: 'job_2' },
  ])
  vi.runAllTimers()
  expect(isOld(runs)).toBe(false)
})

it('tells listeners of their type until they stop', () => {
  const heard: number[] = []
  const stop = onStudioEvent('key.created', ({ id }) => heard.push(id))
  receive({ type: 'key.created', id: 1 })
  receive({ type: 'key.revoked', id: 1 })
  stop()
  receive({ type: 'key.created', id: 2 })
  expect(heard).toEqual([1])
})
