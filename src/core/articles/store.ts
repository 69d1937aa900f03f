import { createHash } from 'node:crypto'
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

const toDocument = (
  { keywords, is_sample, is_scaffold, ...row }: ArticleRow,
  publications: ArticleDocument['publications'],
): ArticleDocument => ({
  ...row,
  keywords: JSON.parse(keywords) as string[],
  is_sample: is_sample === 1,
  is_scaffold: is_scaffold === 1,
  publications,
})

/** What stands on CMS sites for everybody to read, newest first. */
const publicationsQuery = (db: ReadDb, id: number) =>
  db
    .selectFrom('publications')
    .innerJoin('cms_sites', 'cms_sites.id', 'publications.site_id')
    .select(['site_id', 'cms_sites.name as site_name', 'external_url', 'published_at'])
    .where('article_id', '=', id)
    .where('publications.status', '=', sql.lit('published'))
    .where('external_url', 'is not', null)
    .where('published_at', 'is not', null)
    .orderBy('publications.id', 'desc')
    .$narrowType<{ external_url: string; published_at: string }>()

/** Also one in the trash. */
export async function findDocument(db: ReadDb, id: number): Promise<ArticleDocument | undefined> {
  const byId = () => db.selectFrom('articles').selectAll().where('id', '=', id)
  const [row] = await runShaped(db, 'article by id', byId, [id])
  if (!row) return undefined
  return toDocument(row, await runShaped(db, 'publications of article', () => publicationsQuery(db, id), [id]))
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

/** The revision rises with the text alone, so status and publications stand beside it once there is something to say. */
export const etagOf = ({ id, revision, status, publications }: ArticleDocument): string => {
  const where =
    publications.length === 0
      ? ''
      : `-${createHash('sha256').update(JSON.stringify(publications)).digest('hex').slice(0, 12)}`
  return `"a${id}-${revision}${status === 'draft' ? '' : `-${status}`}${where}"`
}
