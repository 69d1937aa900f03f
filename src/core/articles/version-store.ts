import type { ArticleDocument, ArticleVersion, ArticleVersionDetail } from '../../contract/articles.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { notFound, StudioError } from '../errors.ts'
import { hashText, versionsToDrop } from './version-rules.ts'

const versionColumns = [
  'id',
  'article_id',
  'revision',
  'kind',
  'label',
  'made_by',
  'title',
  'word_count',
  'created_at',
] as const

/** Keeps the text of an article as it is handed in. */
export async function insertVersion(
  tx: Tx,
  article: ArticleDocument,
  { kind, label }: Pick<ArticleVersion, 'kind' | 'label'>,
): Promise<ArticleVersion> {
  const { id: article_id, revision, title, content, meta_title, meta_description, keywords, word_count } = article
  const version = { article_id, revision, kind, label, made_by: tx.caller, title, word_count, created_at: tx.now() }
  const { insertId } = await tx.db
    .insertInto('article_versions')
    .values({
      ...version,
      content,
      meta_title,
      meta_description,
      keywords: JSON.stringify(keywords),
      sha256: hashText(article),
    })
    .executeTakeFirst()
  const id = Number(insertId)
  return { id, ...version }
}

/** The same, for an article that has versions already: whoever shows them hears of it. */
export async function keepVersion(
  tx: Tx,
  article: ArticleDocument,
  how: Pick<ArticleVersion, 'kind' | 'label'>,
): Promise<ArticleVersion> {
  const version = await insertVersion(tx, article, how)
  tx.emit({ type: 'version.created', id: version.id, article_id: article.id })
  return version
}

export const listVersions = (db: ReadDb, article_id: number): Promise<ArticleVersion[]> =>
  db
    .selectFrom('article_versions')
    .select(versionColumns)
    .where('article_id', '=', article_id)
    .orderBy('id', 'desc')
    .execute()

/** Every article has one: it is born with it. */
export const newestVersion = (db: ReadDb, article_id: number) =>
  db
    .selectFrom('article_versions')
    .select(['id', 'revision', 'created_at', 'sha256'])
    .where('article_id', '=', article_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Throws `not_found`, also for a version of another article, and `unavailable` for one that is damaged. */
export async function getVersion(db: ReadDb, article_id: number, id: number): Promise<ArticleVersionDetail> {
  const row = await db
    .selectFrom('article_versions')
    .selectAll()
    .where('id', '=', id)
    .where('article_id', '=', article_id)
    .executeTakeFirst()
  if (!row) throw notFound('version', id)
  const { sha256, ...rest } = row
  const version = { ...rest, keywords: readKeywords(row.keywords) }
  if (version.keywords === null || hashText({ ...version, keywords: version.keywords }) !== sha256) throw damaged(id)
  return { ...version, keywords: version.keywords }
}

function readKeywords(json: string): string[] | null {
  try {
    return JSON.parse(json) as string[]
  } catch {
    return null
  }
}

const damaged = (id: number) =>
  new StudioError(
    'unavailable',
    `Version ${id} was damaged on the disk. The article and its other versions are not touched. Choose another version, or restore a backup.`,
    {
      details: [{ path: 'version_id', code: 'version_damaged', message: `Version ${id} does not match its checksum.` }],
    },
  )

/** Drops the automatic versions that have had their time, but none that waits in the outbox. */
export async function thinVersions(tx: Tx, article_id: number): Promise<void> {
  const versions = await tx.db
    .selectFrom('article_versions')
    .select(['id', 'kind', 'created_at'])
    .where('article_id', '=', article_id)
    .orderBy('id')
    .execute()
  const ids = versionsToDrop(versions, tx.now())
  if (ids.length === 0) return
  const waiting = tx.db
    .selectFrom('outbox_ops')
    .select('version_id')
    .where('state', '=', 'queued')
    .where('version_id', 'is not', null)
  await tx.db.deleteFrom('article_versions').where('id', 'in', ids).where('id', 'not in', waiting).execute()
}
