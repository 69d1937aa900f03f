import { expect, it } from 'vitest'
import { createGestures } from './gestures.ts'

function typing() {
  let time = 0
  const gestures = createGestures(() => time)
  return { gestures, wait: (ms: number) => (time += ms) }
}

it('joins what is typed in one place without a pause', () => {
  const { gestures, wait } = typing()
  const first = gestures.typing('a.heading', '', 'B')
  wait(100)
  expect(gestures.typing('a.heading', 'B', 'Be')).toBe(first)
})

it('ends a burst after a pause, at the end of a word and in another place', () => {
  const { gestures, wait } = typing()
  const first = gestures.typing('a.heading', '', 'B')
  wait(500)
  const second = gestures.typing('a.heading', 'B', 'Be')
  expect(second).not.toBe(first)
  expect(gestures.typing('a.heading', 'Be', 'Be ')).toBe(second)
  const third = gestures.typing('a.heading', 'Be ', 'Be c')
  expect(third).not.toBe(second)
  expect(gestures.typing('b.heading', '', 'x')).not.toBe(third)
})

it('never joins an act of its own with typing', () => {
  const { gestures } = typing()
  const first = gestures.typing('a.heading', '', 'B')
  expect(gestures.single()).not.toBe(first)
  expect(gestures.typing('a.heading', 'B', 'Be')).not.toBe(first)
})
