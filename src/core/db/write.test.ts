import { afterEach, beforeEach, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { insideWrite } from './write.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await testStudio()))
afterEach(() => studio.close())

it('stores events with the change and tells them after it, in order, each with its number', async () => {
  const heard: [number, number | null][] = []
  studio.core.onEvent((event, seq) => event.type === 'article.created' && heard.push([event.id, seq]))
  const before = await studio.core.latestEvent()
  await studio.ctx.write(async (tx) => {
    for (let id = 1; id <= 1_200; id++) tx.emit({ type: 'article.created', id })
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(Array.from({ length: 1_200 }, (_, index) => [index + 1, before + index + 1]))
  const kept = await studio.core.eventsSince(before, 2_000)
  expect(kept.map(({ event, seq }) => [(event as { id: number }).id, seq])).toEqual(heard)
})

it('tells and keeps nothing of a change that was rolled back', async () => {
  let after = 0
  const failed = studio.ctx.write(async (tx) => {
    tx.emit({ type: 'article.created', id: 1 })
    tx.afterCommit(() => (after += 1))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect([studio.events, after, await studio.core.latestEvent()]).toEqual([[], 0, 0])
})

it('runs one at a time, in the order asked for, and goes on after a failure', async () => {
  const order: number[] = []
  const write = (n: number, fails = false) =>
    studio.ctx.write(async (tx) => {
      order.push(n)
      await tx.db.selectFrom('articles').select('id').execute()
      order.push(n)
      if (fails) throw new Error('no')
    })
  await Promise.allSettled([write(1), write(2, true), write(3)])
  expect(order).toEqual([1, 1, 2, 2, 3, 3])
})

it('refuses a write inside a write, and says where it stands', async () => {
  expect(insideWrite()).toBe(false)
  await studio.ctx.write(async () => {
    expect(insideWrite()).toBe(true)
    await expect(async () => studio.ctx.write(async () => {})).rejects.toThrow('inside a write')
  })
  expect(insideWrite()).toBe(false)
})
