import { expect, it } from 'vitest'
import { sortableId } from './time.ts'

it('ids sort in the order in which they were made, within a millisecond too', () => {
  const at = Date.parse('2026-11-21T08:30:00Z')
  const made = [at, at, at, at + 1, at + 1].flatMap((now) => Array.from({ length: 100 }, () => sortableId('job', now)))
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(500)
  expect(made.every((id) => /^job_[0-9a-hjkmnp-tv-z]{19}$/.test(id))).toBe(true)
})
