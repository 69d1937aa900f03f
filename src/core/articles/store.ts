import { sql, type Selectable } from 'kysely'
import type { ArticleDocument } from '../../contract/articles.ts'
import type { ReadDb } from '../db/open.ts'
import { runShaped } from '../db/shaped.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'

export type ArticleRow = Selectable<Tables['articles']>

export const summaryColumns = [
  'id',
  'title',
  'slug',
  'status',
  'language',
  'word_count',
  'model',
  'created_at',
  'updated_at',
] as const

const toDocument = ({ keywords, is_sample, is_scaffold, ...row }: ArticleRow): ArticleDocument => ({
  ...row,
  keywords: JSON.parse(keywords) as string[],
  is_sample: is_sample === 1,
  is_scaffold: is_scaffold === 1,
  publications: [],
})

/** Also one in the trash. */
export async function findDocument(db: ReadDb, id: number): Promise<ArticleDocument | undefined> {
  const byId = () => db.selectFrom('articles').selectAll().where('id', '=', id)
  const [row] = await runShaped(db, 'article by id', byId, [id])
  return row && toDocument(row)
}

/** Also one in the trash; throws `not_found`. */
export async function getDocument(db: ReadDb, id: number): Promise<ArticleDocument> {
  const article = await findDocument(db, id)
  if (!article) throw notFound('article', id)
  return article
}

/** What is in the trash is not there for a reader. */
export async function getArticle(db: ReadDb, id: number): Promise<ArticleDocument> {
  const article = await findDocument(db, id)
  if (!article || article.deleted_at !== null) throw notFound('article', id)
  return article
}

/** Outside the trash. The 1 is part of the text: SQLite takes the index of samples only if it can see it. */
export const samplesQuery = (db: ReadDb) =>
  db
    .selectFrom('articles')
    .select('id')
    .where('is_sample', '=', sql.lit(1))
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** The revision rises with the text, not with the status, so the status stands beside it once it is no draft. */
export const etagOf = ({ id, revision, status }: ArticleDocument): string =>
  `"a${id}-${revision}${status === 'draft' ? '' : `-${status}`}"`
