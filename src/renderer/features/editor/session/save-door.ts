import type { ArticleDocument } from '../../../../contract/articles.ts'
import type { ErrorDetail } from '../../../../contract/errors.ts'
import { call, type InputOf } from '../../../client.ts'
import { asFailure, isFailure } from '../../../failure.ts'
import type { Verdict } from './autosave.ts'
import { fieldNames, type ArticleFields, type FieldName } from './fields.ts'

export type Problems = Partial<Record<FieldName, ErrorDetail>>

export interface SaveAnswer {
  /** Null: every field was refused, so nothing was sent. */
  article: ArticleDocument | null
  /** Form fields the studio refused. The text is never held back by one of them. */
  problems: Problems
}

const isField = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name)

/** Saves what it can: fields that are refused one by one are left out and named. */
export async function saveFields(id: number, revision: number, changes: Partial<ArticleFields>): Promise<SaveAnswer> {
  const problems: Problems = {}
  for (;;) {
    const rest = Object.fromEntries(Object.entries(changes).filter(([name]) => !(name in problems)))
    if (Object.keys(rest).length === 0) return { article: null, problems }
    try {
      return { article: await call('save_article', { id, revision, ...rest } as InputOf<'save_article'>), problems }
    } catch (error) {
      const refused = isFailure(error, 'validation_error') ? error.details : []
      const named = refused.map((detail) => ({ name: detail.path.split('.')[0]!, detail }))
      const fields = named.filter(({ name }) => isField(name) && name !== 'content' && name in rest)
      if (fields.length === 0) throw error
      for (const { name, detail } of fields) problems[name as FieldName] = detail
    }
  }
}

/** What a failed save means for the next one. */
export function judge(error: unknown): Verdict {
  const { code, details } = asFailure(error)
  // In the trash nothing is edited; looking at it again would change nothing.
  if (details.some((detail) => detail.code === 'trashed')) return 'never'
  if (code === 'conflict' || code === 'precondition_failed') return 'conflict'
  const final = ['validation_error', 'payload_too_large', 'not_found', 'forbidden', 'bad_request', 'method_not_allowed']
  return final.includes(code) ? 'never' : 'later'
}
