import { expect, it } from 'vitest'
import * as z from 'zod'
import { invalid } from './errors.ts'

const told = (schema: z.ZodType, value: unknown): string => invalid(schema.safeParse(value).error!).details![0]!.message

it.each([
  [z.string(), undefined, 'This is needed: a text.'],
  [z.int(), '7', 'This must be a number.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.boolean(), 'yes', 'This must be true or false.'],
  [z.array(z.string()), {}, 'This must be a list.'],
  [z.record(z.string(), z.string()), [], 'This must be an object.'],
  [z.string().min(3), 'x', 'This needs at least 3 characters.'],
  [z.string().max(1), 'xy', 'This may have at most 1 character.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'This may have at most 2 items.'],
  [z.int().min(100), 7, 'This must be at least 100.'],
  [z.int().positive(), 0, 'This must be more than 0.'],
  [z.int().max(9), 10, 'This must be at most 9.'],
  [z.enum(['draft', 'live']), 'gone', 'This must be one of draft, live.'],
  [z.url(), 'x', 'This is not in the form that is asked for: url.'],
  [z.string().regex(/^a/, 'Begin with an a.'), 'b', 'Begin with an a.'],
  [z.union([z.string(), z.int()]), null, 'This is not in a form that is taken here.'],
])('%# says what a field must be', (schema, value, sentence) => {
  expect(told(schema, value)).toBe(sentence)
})
