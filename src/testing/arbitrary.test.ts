import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { arbitraryOf } from './arbitrary.ts'

it.each(Object.entries(operations as Record<string, Operation>))('makes inputs that %s takes', (_, op) => {
  for (const input of fc.sample(arbitraryOf(op.input), { numRuns: 20, seed: 7 })) {
    expect(op.input.safeParse(input).error).toBeUndefined()
  }
})

it('leaves optional fields out at times, and reaches both ends of a range', () => {
  const schema = z.strictObject({ word: z.string().max(5).optional(), count: z.int().min(3).max(900).default(7) })
  const made = fc.sample(arbitraryOf(schema), { numRuns: 300, seed: 7 }) as z.input<typeof schema>[]
  expect(made.some((one) => !('word' in one))).toBe(true)
  const counts = made.map(({ count }) => count)
  expect([counts.includes(3), counts.includes(900), counts.includes(undefined)]).toEqual([true, true, true])
})
