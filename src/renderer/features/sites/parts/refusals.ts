import { asFailure } from '../../../failure.ts'

/** Reasons that have a sentence of their own, under `refused.<code>`. */
const known = new Set([
  'slug_taken',
  'slug_reserved',
  'slug_moderated',
  'slug_invalid',
  'too_small',
  'too_big',
  'invalid_format',
])

export interface RefusedField {
  /** Key of the sentence, or null: then the studio's own words. */
  key: string | null
  message: string
}

/** Why the studio refused one field of a form, or undefined. */
export function refusedField(error: unknown, field: string): RefusedField | undefined {
  if (!error) return undefined
  const detail = asFailure(error).details.find(({ path }) => path === field)
  return detail && { key: known.has(detail.code) ? `refused.${detail.code}` : null, message: detail.message }
}

/** A failure that belongs to none of these fields, so that it needs a place of its own. */
export const elsewhere = (error: unknown, fields: readonly string[]): boolean =>
  Boolean(error) && !asFailure(error).details.some(({ path }) => fields.includes(path))
