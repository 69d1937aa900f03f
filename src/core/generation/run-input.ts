import * as z from 'zod'
import { ArticleKind, TextModelKey } from '../../contract/generation.ts'
import { LanguageCode } from '../../contract/values.ts'

/** What a run was asked for, whole and decided: defaults of the workspace are filled in. */
export const RunInput = z.strictObject({
  topic: z.string(),
  kind: ArticleKind,
  language: LanguageCode,
  word_count: z.int(),
  model: TextModelKey,
  keywords: z.array(z.string()),
  custom_instructions: z.string(),
  pause_after_outline: z.boolean(),
  offline: z.boolean(),
  estimated_seconds: z.int(),
  /** Upper estimate, set aside when the run begins. */
  credits_high: z.int(),
})
export type RunInput = z.infer<typeof RunInput>
