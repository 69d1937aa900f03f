import * as z from 'zod'
import { kindOf } from '../../../../../site/fields.ts'
import { bare } from '../schema.ts'

/** An entry that is one line, so that its row is its form. */
export function isPlain(schema: z.ZodType): boolean {
  const inner = bare(schema)
  return kindOf(inner) === 'text' || inner instanceof z.ZodString || inner instanceof z.ZodNumber
}
