import * as z from 'zod'

/** ISO 8601 in UTC with seconds: `2026-11-21T08:30:00Z`. */
export const Timestamp = z.string().meta({ description: 'ISO 8601, UTC', examples: ['2026-11-21T08:30:00Z'] })

export const Id = z.int().positive()

/** BCP 47, such as `uk`, `en`, `de-AT`. */
export const LanguageCode = z
  .string()
  .min(2)
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Give a language code such as "uk", "en" or "de".')
  .meta({ description: 'BCP 47 language code', examples: ['uk', 'en', 'de'] })

/** The answer to every bulk act: what was done, and what was not and why. */
export const BulkResult = z.object({
  done: z.array(Id),
  failed: z.array(z.object({ id: Id, message: z.string() })),
})
export type BulkResult = z.infer<typeof BulkResult>

export const Ids = z.array(Id).min(1).max(10_000)

export const Deleted = z.object({ id: Id, deleted: z.literal(true) })
