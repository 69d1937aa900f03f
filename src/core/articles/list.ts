import type { articleOperations, ArticleStatus } from '../../contract/articles.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { runShaped } from '../db/shaped.ts'
import { summaryColumns } from './store.ts'

interface CountFilter {
  status?: ArticleStatus | undefined
  language?: string | undefined
  trashed: boolean
}

/** From the kept counts, never by counting articles. */
export async function countArticles(db: ReadDb, { status, language, trashed }: CountFilter): Promise<number> {
  const build = () => {
    let query = db
      .selectFrom('article_counts')
      .select((select) => select.fn.sum<number | null>('articles').as('total'))
      .where('trashed', '=', Number(trashed))
    if (status) query = query.where('status', '=', status)
    if (language) query = query.where('language', '=', language)
    return query
  }
  const shape = `counts ${status ? 'status' : ''} ${language ? 'language' : ''}`
  const [row] = await runShaped(db, shape, build, [Number(trashed), ...given(status), ...given(language)])
  return row?.total ?? 0
}

const given = (value: string | undefined): string[] => (value ? [value] : [])

type ListInput = ParsedInput<typeof articleOperations.list_articles>

export async function listArticles(
  db: ReadDb,
  input: ListInput,
): Promise<Reply<typeof articleOperations.list_articles>> {
  const { page, per_page } = input
  const total = await countArticles(db, { ...input, trashed: false })
  const { status, language } = input
  const shape = `articles ${status ? 'status' : ''} ${language ? 'language' : ''}`
  const data = await runShaped(db, shape, () => pageQuery(db, input), [
    ...given(status),
    ...given(language),
    per_page,
    (page - 1) * per_page,
  ])
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
