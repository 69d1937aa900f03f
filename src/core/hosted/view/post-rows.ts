import { sql, type RawBuilder } from 'kysely'
import type { PostCard, PostContent } from '../../../contract/site-view.ts'
import { postFolder } from '../../../text/site-address.ts'
import type { ReadDb } from '../../db/open.ts'
import { textMark } from '../text-mark.ts'
import type { Framed } from './frame.ts'

/** A card and the revision that it shows. */
export interface Card {
  card: PostCard
  revision: number
}

const cardColumns = [
  'id',
  'revision',
  'locale',
  'language',
  'slug',
  'title',
  'excerpt',
  'published_at',
  'created_at',
  'updated_at',
  'keywords',
  'word_count',
  'picture',
  'noindex',
] as const

const contentColumns = [
  'meta_title',
  'meta_description',
  'canonical_url',
  'og_image_url',
  'article_meta_title',
  'article_meta_description',
  'checked',
  'content',
] as const

export const amongIds = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`(select value from json_each(${JSON.stringify(ids)}))`

/** Written out, not bound: only so does the partial index of live posts serve. */
export const isLive = sql<boolean>`status = 'live'`

const cardQuery = (db: ReadDb) => db.selectFrom('hosted_posts').select(cardColumns)

/** The plus keeps SQLite from walking all posts of the site to find a few of them. */
const liveAmong = (site_id: number, ids: readonly number[]) =>
  sql<boolean>`id in ${amongIds(ids)} and +site_id = ${site_id} and ${isLive}`

type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number]

export const toCard = (row: CardRow, { frame }: Pick<Framed, 'frame'>): PostCard => {
  const folder = frame.post_folders[row.locale] ?? postFolder(row.locale, null, frame.default_locale)
  return {
    id: row.id,
    locale: row.locale,
    language: row.language,
    path: `${folder}${row.slug}/`,
    title: row.title,
    excerpt: row.excerpt,
    published_at: row.published_at ?? row.created_at,
    updated_at: row.updated_at,
    tags: JSON.parse(row.keywords) as string[],
    words: row.word_count,
    picture: row.picture,
    noindex: row.noindex === 1,
  }
}

export const cardRows = (db: ReadDb, site_id: number, ids: readonly number[]) =>
  cardQuery(db).where(liveAmong(site_id, ids))

/** Live ones of these, in this order. */
export async function cardsOf(db: ReadDb, framed: Pick<Framed, 'frame'>, ids: readonly number[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await cardRows(db, framed.frame.site_id, ids).execute()
  const byId = new Map(rows.map((row) => [row.id, { card: toCard(row, framed), revision: row.revision }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface FullPost extends Card {
  post: PostContent
}

const fullQuery = (db: ReadDb) => cardQuery(db).select(contentColumns)

export const fullRows = (db: ReadDb, site_id: number, ids: readonly number[]) =>
  fullQuery(db).where(liveAmong(site_id, ids))

type FullRow = Awaited<ReturnType<ReturnType<typeof fullQuery>['execute']>>[number]

function toFull(row: FullRow, framed: Framed): FullPost {
  const card = toCard(row, framed)
  const { meta_title, meta_description, canonical_url, og_image_url, content, checked } = row
  return {
    card,
    revision: row.revision,
    post: {
      card,
      content,
      checked: checked === textMark(content),
      meta_title: meta_title ?? (row.article_meta_title || null),
      meta_description: meta_description ?? (row.article_meta_description || null),
      canonical_url,
      og_image_url,
      noindex: row.noindex === 1,
    },
  }
}

export async function postAt(
  db: ReadDb,
  framed: Framed,
  { locale, slug }: { locale: string; slug: string },
  drafts: boolean,
): Promise<FullPost | null> {
  const row = await fullQuery(db)
    .where('site_id', '=', framed.frame.site_id)
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .$if(!drafts, (query) => query.where(isLive))
    .executeTakeFirst()
  return row ? toFull(row, framed) : null
}

/** Live ones of these with their texts, in no order. */
export async function fullPosts(db: ReadDb, framed: Framed, ids: readonly number[]): Promise<FullPost[]> {
  const rows = await fullRows(db, framed.frame.site_id, ids).execute()
  return rows.map((row) => toFull(row, framed))
}
