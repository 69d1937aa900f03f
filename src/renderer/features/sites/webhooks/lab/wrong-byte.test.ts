import { expect, it } from 'vitest'
import { markedAt } from './wrong-byte.ts'

it('marks the first wrong sign', () => {
  const first_wrong = { at: 5, expected: 'c', found: 'x' }
  expect(markedAt({ shown: 'v1,abcdef', first_wrong })).toEqual({ before: 'v1,ab', wrong: 'c', after: 'def' })
})

it('marks nothing in a signature that is right', () => {
  expect(markedAt({ shown: 'v1,abc', first_wrong: null })).toBeNull()
})

it('marks an end that came too early', () => {
  const first_wrong = { at: 2, expected: ',', found: '' }
  expect(markedAt({ shown: 'v1,abc', first_wrong })?.wrong).toBe(',')
})
