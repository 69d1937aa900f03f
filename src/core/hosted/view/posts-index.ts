import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReadDb } from '../../db/open.ts'
import type { Place } from './post-order.ts'
import { isLive } from './post-rows.ts'
import { postPrint } from './tags.ts'
import { REACH, relatedTo, TAG_REACH, TAGS_LOOKED_AT, type Near } from './related.ts'

/** A live post without its text. */
export interface IndexedPost extends Near {
  revision: number
  locale: string
  slug: string
  print: string
  noindex: boolean
  updated_at: string
}

/** All live posts of a site in memory, for a plan: the same orders that the indexes of the database keep. */
export interface PostsIndex {
  byId: ReadonlyMap<number, IndexedPost>
  /** By locale, newest first. */
  byLocale: ReadonlyMap<string, readonly IndexedPost[]>
  /** By locale and tag, newest first, in the order of addresses. */
  byTag: ReadonlyMap<string, { locale: string; tag_slug: string; posts: readonly IndexedPost[] }>
  around(post: IndexedPost): { newer: IndexedPost | null; older: IndexedPost | null; related: IndexedPost[] }
}

const CHUNK = 500
const TAG_CHUNK = 2_000

/** Lets others have their turn after every chunk. */
export async function readPostsIndex(db: ReadDb, site_id: number, locales: readonly string[]): Promise<PostsIndex> {
  const byId = new Map<number, IndexedPost>()
  const byLocale = new Map<string, IndexedPost[]>()
  for await (const rows of postChunks(db, site_id, locales)) {
    for (const row of rows) {
      const post = toIndexed(row)
      byId.set(post.id, post)
      push(byLocale, post.locale, post)
    }
  }
  const byTag = new Map<string, { locale: string; tag_slug: string; posts: IndexedPost[] }>()
  const tagsOf = new Map<number, { key: string; place: number }[]>()
  for await (const rows of tagChunks(db, site_id)) {
    for (const { locale, tag_slug, post_id } of rows) {
      const post = byId.get(post_id)
      if (!post) continue
      const key = `${locale} ${tag_slug}`
      const archive = byTag.get(key) ?? { locale, tag_slug, posts: [] }
      byTag.set(key, archive)
      push(tagsOf, post_id, { key, place: archive.posts.push(post) - 1 })
    }
  }
  const places = new Map([...byLocale.values()].flatMap((posts) => posts.map(({ id }, place) => [id, place] as const)))

  return {
    byId,
    byLocale,
    byTag,
    around: (post) => {
      const all = byLocale.get(post.locale)!
      const place = places.get(post.id)!
      const tagged: IndexedPost[] = []
      for (const { key, place: at } of (tagsOf.get(post.id) ?? []).slice(0, TAGS_LOOKED_AT)) {
        gather(tagged, byTag.get(key)!.posts, at, TAG_REACH)
      }
      const related = relatedTo(post, tagged, () => gather([], all, place, REACH))
      return {
        newer: all[place - 1] ?? null,
        older: all[place + 1] ?? null,
        related: related.map((id) => byId.get(id)!),
      }
    },
  }
}

// Field by field: a plan reads thousands of them, and copying the rest of a row takes thrice as long.
const toIndexed = (row: Awaited<ReturnType<typeof postsAfter>>[number]): IndexedPost => ({
  id: row.id,
  at: Date.parse(row.published_at),
  title: row.title,
  revision: row.revision,
  locale: row.locale,
  slug: row.slug,
  print: postPrint(row.id, row.revision),
  noindex: row.noindex === 1,
  updated_at: row.updated_at,
})

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Those beside one place of an order, so far on each side. */
function gather(into: IndexedPost[], posts: readonly IndexedPost[], place: number, reach: number): IndexedPost[] {
  const end = Math.min(posts.length - 1, place + reach)
  for (let at = Math.max(0, place - reach); at <= end; at++) if (at !== place) into.push(posts[at]!)
  return into
}

async function* postChunks(db: ReadDb, site_id: number, locales: readonly string[]) {
  for (const locale of locales) {
    // Beyond every time that can be stored.
    let last: Place = { published_at: '9999', id: 0 }
    for (;;) {
      const after: Place = last
      const rows = await postsAfter(db, site_id, locale, after)
      yield rows
      await breathe()
      if (rows.length < CHUNK) break
      last = rows.at(-1)!
    }
  }
}

const postsAfter = (db: ReadDb, site_id: number, locale: string, { published_at, id }: Place) =>
  db
    .selectFrom('hosted_posts')
    .select(['id', 'revision', 'locale', 'slug', 'title', 'published_at', 'updated_at', 'noindex'])
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .where(isLive)
    .where(sql<boolean>`(published_at, id) < (${published_at}, ${id})`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHUNK)
    .$narrowType<{ published_at: string }>()
    .execute()

async function* tagChunks(db: ReadDb, site_id: number) {
  for (let offset = 0; ; offset += TAG_CHUNK) {
    const rows = await db
      .selectFrom('hosted_post_tags')
      .select(['locale', 'tag_slug', 'post_id'])
      .where('site_id', '=', site_id)
      .orderBy('locale')
      .orderBy('tag_slug')
      .orderBy('published_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(TAG_CHUNK)
      .offset(offset)
      .execute()
    yield rows
    if (rows.length < TAG_CHUNK) return
    await breathe()
  }
}
