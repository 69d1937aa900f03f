import { sql } from 'kysely'
import type { ReadDb } from '../../db/open.ts'
import { isLive } from './post-rows.ts'

/** Where a post stands among others: newest first, the later id before the earlier one of the same second. */
export interface Place {
  published_at: string
  id: number
}

interface Slice {
  limit: number
  offset?: number
}

interface Tagged {
  site_id: number
  locale: string
  tag_slug: string
}

/** Live posts of a language, newest first. Reads the index alone. */
export const liveIds = (db: ReadDb, site_id: number, locale: string, { limit, offset = 0 }: Slice) =>
  db
    .selectFrom('hosted_posts')
    .select(['id', 'published_at'])
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where(isLive)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ published_at: string }>()

export const taggedIds = (db: ReadDb, { site_id, locale, tag_slug }: Tagged, { limit, offset = 0 }: Slice) =>
  db
    .selectFrom('hosted_post_tags')
    .select(['post_id as id', 'published_at'])
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where('tag_slug', '=', tag_slug)
    .orderBy('published_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset)

/** Newer or older live posts, the nearest first. */
export const besideIds = (
  db: ReadDb,
  { site_id, locale }: Omit<Tagged, 'tag_slug'>,
  { published_at, id }: Place,
  side: 'newer' | 'older',
  limit: number,
) =>
  db
    .selectFrom('hosted_posts')
    .select(['id', 'published_at', 'title'])
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where(isLive)
    .where(
      side === 'newer'
        ? sql<boolean>`(published_at, id) > (${published_at}, ${id})`
        : sql<boolean>`(published_at, id) < (${published_at}, ${id})`,
    )
    .orderBy('published_at', side === 'newer' ? 'asc' : 'desc')
    .orderBy('id', side === 'newer' ? 'asc' : 'desc')
    .limit(limit)
    .$narrowType<{ published_at: string }>()

export const besideTagged = (
  db: ReadDb,
  { site_id, locale, tag_slug }: Tagged,
  { published_at, id }: Place,
  side: 'newer' | 'older',
  limit: number,
) =>
  db
    .selectFrom('hosted_post_tags')
    .select(['post_id as id', 'published_at'])
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where('tag_slug', '=', tag_slug)
    .where(
      side === 'newer'
        ? sql<boolean>`(published_at, post_id) > (${published_at}, ${id})`
        : sql<boolean>`(published_at, post_id) < (${published_at}, ${id})`,
    )
    .orderBy('published_at', side === 'newer' ? 'asc' : 'desc')
    .orderBy('post_id', side === 'newer' ? 'asc' : 'desc')
    .limit(limit)

export const countLive = async (db: ReadDb, site_id: number, locale: string): Promise<number> => {
  const { posts } = await db
    .selectFrom('hosted_posts')
    .select((select) => select.fn.countAll<number>().as('posts'))
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where(isLive)
    .executeTakeFirstOrThrow()
  return posts
}

export const countTagged = async (db: ReadDb, { site_id, locale, tag_slug }: Tagged): Promise<number> => {
  const { posts } = await db
    .selectFrom('hosted_post_tags')
    .select((select) => select.fn.countAll<number>().as('posts'))
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where('tag_slug', '=', tag_slug)
    .executeTakeFirstOrThrow()
  return posts
}

export const tagsOf = async (db: ReadDb, post_id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('hosted_post_tags')
    .select('tag_slug')
    .where('post_id', '=', post_id)
    .orderBy('tag_slug')
    .execute()
  return rows.map(({ tag_slug }) => tag_slug)
}
