import { sql } from 'kysely'
import type { ArticleStatus } from '../../contract/articles.ts'
import type { KeptEvent } from '../../contract/events.ts'
import type { BulkResult } from '../../contract/values.ts'
import type { WriteDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { timestamp } from '../time.ts'
import { publicArticles } from './publicness.ts'
import { type BulkAct, TRASH_DAYS, whyNot } from './rules.ts'
import { uniqueSlug } from './slugs.ts'

interface Standing {
  id: number
  slug: string
  status: ArticleStatus
  deleted_at: string | null
}

/** Any number of ids as one parameter. */
const listed = (ids: readonly number[]) => sql<number>`(select value from json_each(${JSON.stringify(ids)}))`

const acts: Record<BulkAct, (tx: Tx, articles: readonly Standing[]) => Promise<unknown>> = {
  archive: ({ db }, articles) => set(db, articles, { status: 'archived' }),
  unarchive: (tx, articles) => unarchive(tx.db, articles),
  trash: (tx, articles) => set(tx.db, articles, { deleted_at: tx.now() }),
  restore: (tx, articles) => restore(tx.db, articles),
  delete: ({ db }, articles) =>
    db
      .deleteFrom('articles')
      .where('id', 'in', listed(idsOf(articles)))
      .execute(),
}

const told = {
  archive: 'article.archived',
  unarchive: 'article.unarchived',
  trash: 'article.trashed',
  restore: 'article.restored',
  delete: 'article.deleted',
} as const satisfies Record<BulkAct, KeptEvent['type']>

/** One act on many articles: those it fits are done, the others are named with the reason. */
export async function bulk(tx: Tx, act: BulkAct, given: readonly number[]): Promise<BulkResult> {
  const ids = [...new Set(given)]
  const rows = await tx.db
    .selectFrom('articles')
    .select(['id', 'slug', 'status', 'deleted_at'])
    .where('id', 'in', listed(ids))
    .execute()
  const standing = new Map(rows.map((row) => [row.id, row]))
  const fitting: Standing[] = []
  const failed: BulkResult['failed'] = []
  for (const id of ids) {
    const article = standing.get(id)
    const message = whyNot(act, article)
    if (message !== null) failed.push({ id, message })
    else fitting.push(article!)
  }
  if (fitting.length > 0) await acts[act](tx, fitting)
  for (const { id } of fitting) tx.emit({ type: told[act], id })
  return { done: idsOf(fitting), failed }
}

/** What has been in the trash for its 30 days goes for good. */
export async function purgeTrash(tx: Tx, now: string = tx.now()): Promise<number> {
  const until = timestamp(Date.parse(now) - TRASH_DAYS * 86_400_000)
  const rows = await tx.db.selectFrom('articles').select('id').where('deleted_at', '<=', until).execute()
  return (await bulk(tx, 'delete', idsOf(rows))).done.length
}

const idsOf = (articles: readonly { id: number }[]): number[] => articles.map(({ id }) => id)

const set = (
  db: WriteDb,
  articles: readonly Standing[],
  change: { status?: ArticleStatus; deleted_at?: string | null },
) =>
  db
    .updateTable('articles')
    .set(change)
    .where('id', 'in', listed(idsOf(articles)))
    .execute()

/** Published again where something of it is still public. */
async function unarchive(db: WriteDb, articles: readonly Standing[]): Promise<void> {
  const known = new Set(await publicArticles(db, idsOf(articles)))
  await set(
    db,
    articles.filter(({ id }) => !known.has(id)),
    { status: 'draft' },
  )
  await set(
    db,
    articles.filter(({ id }) => known.has(id)),
    { status: 'published' },
  )
}

/** With status and slug as they were. A slug that another article took meanwhile gets a number. */
async function restore(db: WriteDb, articles: readonly Standing[]): Promise<void> {
  const slugs = JSON.stringify(articles.map(({ slug }) => slug))
  const live = await db
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'in', sql<string>`(select value from json_each(${slugs}))`)
    .where('deleted_at', 'is', null)
    .execute()
  const taken = new Set(live.map(({ slug }) => slug))
  const late: Standing[] = []
  const free: Standing[] = []
  for (const article of articles) {
    ;(taken.has(article.slug) ? late : free).push(article)
    taken.add(article.slug)
  }
  await set(db, free, { deleted_at: null })
  for (const { id, slug: wished } of late) {
    const slug = await uniqueSlug(db, wished)
    await db
      .updateTable('articles')
      .set(({ eb }) => ({ slug, deleted_at: null, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
