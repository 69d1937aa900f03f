import { sql } from 'kysely'
import type { PictureFacts, PostCard, SiteFile } from '../../../contract/site-view.ts'
import { sitemapNames, tagPath } from '../../../text/site-address.ts'
import type { ReadDb } from '../../db/open.ts'
import type { Found } from '../site-reader.ts'
import type { Framed } from './frame.ts'
import { pictureFacts, picturesIn } from './pictures.ts'
import { liveIds } from './post-order.ts'
import { fullPosts, isLive } from './post-rows.ts'
import { fileTag, postPrint, sitemapParts } from './tags.ts'

type FoundFile = Extract<Found, { kind: 'file' }>

/** So many posts a feed holds. */
export const FEED_POSTS = 20

export const robots = (framed: Framed): FoundFile => foundFile(framed, { name: 'robots.txt', what: 'robots' }, [])

const foundFile = (framed: Framed, file: SiteFile, parts: readonly string[]): FoundFile => ({
  kind: 'file',
  frame: framed.frame,
  file,
  tag: fileTag(framed, file.name, parts),
})

/** The newest posts that search engines may know, with their texts. */
export async function feed(
  db: ReadDb,
  framed: Framed,
  { locale, what, name }: { locale: string; what: 'rss' | 'json'; name: string },
): Promise<FoundFile> {
  const rows = await liveIds(db, framed.frame.site_id, locale, { limit: FEED_POSTS }).where('noindex', '=', 0).execute()
  const ids = rows.map(({ id }) => id)
  const byId = new Map((await fullPosts(db, framed, ids)).map((full) => [full.card.id, full]))
  const full = ids.flatMap((id) => byId.get(id) ?? [])
  const posts = full.map(({ card, post: { content, checked } }) => ({ card, content, checked }))
  return foundFile(
    framed,
    { name, what, locale, posts, pictures: await unknownPictures(db, framed, posts) },
    full.map(({ card, revision }) => postPrint(card.id, revision)),
  )
}

/** Facts of the pictures of posts: the frame does not grow with the posts. */
function unknownPictures(
  db: ReadDb,
  { frame }: Framed,
  posts: readonly { card: Pick<PostCard, 'picture'>; content?: string }[],
): Promise<Record<string, PictureFacts>> {
  const named = posts.flatMap(({ card: { picture }, content = '' }) => [
    ...picturesIn(content),
    ...(picture ? [picture] : []),
  ])
  return pictureFacts(
    db,
    [...new Set(named)].filter((sha256) => !Object.hasOwn(frame.pictures, sha256)),
  )
}

/** Null: it has no part of this name. */
export async function sitemap(db: ReadDb, framed: Framed, name: string): Promise<FoundFile | null> {
  const { frame } = framed
  const pictures = await postPictures(db, frame.site_id)
  const rows = await db
    .selectFrom('hosted_posts')
    .select(['id', 'revision', 'locale', 'language', 'slug', 'title', 'published_at', 'updated_at', 'noindex'])
    .where('site_id', '=', frame.site_id)
    .where(isLive)
    .orderBy('locale')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const posts = rows.map(({ revision: _, slug, noindex, published_at, ...row }): PostCard => ({
    ...row,
    path: `${frame.post_folders[row.locale]}${slug}/`,
    published_at: published_at ?? row.updated_at,
    excerpt: '',
    tags: [],
    words: 0,
    picture: pictures.get(row.id) ?? null,
    noindex: noindex === 1,
  }))
  const tags = (await tagSlugs(db, frame.site_id)).map(({ locale, tag_slug }) => ({
    locale,
    path: tagPath(frame.post_folders[locale]!, tag_slug, locale),
  }))
  if (!sitemapNames(mostUrls(framed, posts.length, tags.length)).includes(name)) return null
  const cards = posts.map((card) => ({ card }))
  return foundFile(
    framed,
    { name, what: 'sitemap', posts, tags, pictures: await unknownPictures(db, framed, cards) },
    sitemapParts(
      framed,
      rows.map(({ id, revision }) => postPrint(id, revision)),
    ),
  )
}

/** So many addresses a sitemap may name at most. */
export const mostUrls = ({ frame }: Framed, posts: number, tags: number): number => frame.pages.length + posts + tags

/** First pictures of posts: from an index, without their texts. */
async function postPictures(db: ReadDb, site_id: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('hosted_posts')
    .select(['id', 'picture'])
    .where('site_id', '=', site_id)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute()
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

/** Tags that posts of a site have, each once for each language. */
export const tagSlugs = (db: ReadDb, site_id: number) =>
  db
    .selectFrom('hosted_post_tags')
    .select(['locale', 'tag_slug', sql<number>`count(*)`.as('posts')])
    .where('site_id', '=', site_id)
    .groupBy(['locale', 'tag_slug'])
    .orderBy('locale')
    .orderBy('tag_slug')
    .execute()
