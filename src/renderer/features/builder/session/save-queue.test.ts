import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaveQueue, QUIET_MS, type SaveState } from './save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function queue() {
  const states: SaveState['kind'][] = []
  const sent: string[] = []
  const made = createSaveQueue({ onState: ({ kind }) => states.push(kind), onIdle: () => {} })
  const add = (gesture: string, value: string, target = 'page') =>
    made.add({ target, gesture, send: async () => void sent.push(value) })
  return { made, states, sent, add }
}

it('sends the last of one gesture, once the keys rest', async () => {
  const { states, sent, add } = queue()
  add('g1', 'B')
  add('g1', 'Be')
  add('g1', 'Bee')
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(sent).toEqual(['Bee'])
  expect(states.at(-1)).toBe('saved')
})

it('keeps gestures apart and in order', async () => {
  const { made, sent, add } = queue()
  add('g1', 'typed')
  add('g2', 'moved')
  add('g2', 'shared', 'shared:7')
  await made.flush()
  expect(sent).toEqual(['typed', 'moved', 'shared'])
})

it('keeps what could not be sent and tries it again', async () => {
  const { made, states, sent } = queue()
  let fails = 1
  made.add({
    target: 'page',
    gesture: 'g1',
    send: async () => {
      if (fails-- > 0) throw new Error('gone')
      sent.push('late')
    },
  })
  expect(await made.flush()).toBe(false)
  expect(states.at(-1)).toBe('failed')
  expect(made.settled()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['late'])
  expect(states.at(-1)).toBe('saved')
})

it('sends nothing while a person has to decide', async () => {
  const { made, sent, add } = queue()
  add('g1', 'mine')
  made.hold('Ann')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(await made.flush()).toBe(false)
  made.resume('mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['mine'])
})

it('forgets what was unsaved when theirs is taken', async () => {
  const { made, sent, add } = queue()
  add('g1', 'mine')
  made.hold('Ann')
  made.resume('theirs')
  expect(await made.flush()).toBe(true)
  expect(sent).toEqual([])
})
