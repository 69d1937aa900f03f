import type { articleOperations, ArticleStatus } from '../../contract/articles.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { summaryColumns } from './store.ts'

interface CountFilter {
  status?: ArticleStatus | undefined
  language?: string | undefined
  trashed: boolean
}

/** From the kept counts, never by counting articles. */
export async function countArticles(db: ReadDb, { status, language, trashed }: CountFilter): Promise<number> {
  let query = db
    .selectFrom('article_counts')
    .select((select) => select.fn.sum<number | null>('articles').as('total'))
    .where('trashed', '=', Number(trashed))
  if (status) query = query.where('status', '=', status)
  if (language) query = query.where('language', '=', language)
  const row = await query.executeTakeFirst()
  return row?.total ?? 0
}

type ListInput = ParsedInput<typeof articleOperations.list_articles>

export async function listArticles(
  db: ReadDb,
  input: ListInput,
): Promise<Reply<typeof articleOperations.list_articles>> {
  const { page, per_page } = input
  const total = await countArticles(db, { ...input, trashed: false })
  const data = await pageQuery(db, input).execute()
  return { data, meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) } }
}

/** Pages that are passed over cost a step on the index each: SQLite fetches a row only when a column of it is wanted. */
export function pageQuery(db: ReadDb, { page, per_page, status, language }: ListInput) {
  let query = db
    .selectFrom('articles')
    .select(summaryColumns)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
  if (status) query = query.where('status', '=', status)
  if (language) query = query.where('language', '=', language)
  return query
}
