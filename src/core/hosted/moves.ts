import { sql } from 'kysely'
import { pagePath, postPath } from '../../text/site-address.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { withMoves, type Move } from './redirect-rules.ts'
import type { SiteRow } from './site-store.ts'

type Site = Pick<SiteRow, 'id' | 'default_locale'>

/**
 * Slug of the page below which the posts of a locale stand, by locale: the oldest listing, so that a second one moves
 * nothing. A home page that lists posts does not stand above them: they would stand among the pages.
 */
export async function listingSlugs(db: ReadDb, site_id: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('hosted_pages')
    .select(['locale', 'slug'])
    .where('site_id', '=', site_id)
    .where('page_type', '=', 'blog_listing')
    .where('slug', '<>', '')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ locale, slug }) => [locale, slug]))
}

/** Where everything that was ever live is found: `page 3` and `post 7` to their paths. */
export async function knownPaths(db: ReadDb, { id, default_locale }: Site): Promise<Map<string, string>> {
  const listings = await listingSlugs(db, id)
  const pages = await db
    .selectFrom('hosted_pages')
    .select(['id', 'locale', 'slug'])
    .where('site_id', '=', id)
    .where('first_live_at', 'is not', null)
    .execute()
  const posts = await db
    .selectFrom('hosted_posts')
    .select(['id', 'locale', 'slug'])
    .where('site_id', '=', id)
    .where('published_at', 'is not', null)
    .execute()
  return new Map([
    ...pages.map((page): [string, string] => [`page ${page.id}`, pagePath(page, default_locale)]),
    ...posts.map((post): [string, string] => [
      `post ${post.id}`,
      postPath(post, listings.get(post.locale) ?? null, default_locale),
    ]),
  ])
}

/** Runs a change of addresses; whatever was ever live and moved by it leaves a redirect. */
export async function keepingAddresses<Result>(tx: Tx, site: Site, change: () => Promise<Result>): Promise<Result> {
  const before = await knownPaths(tx.db, site)
  const result = await change()
  await settleMoves(tx, site, before)
  return result
}

export async function moveDefaultLocale(tx: Tx, before: Site, default_locale: string): Promise<void> {
  await settleMoves(tx, { ...before, default_locale }, await knownPaths(tx.db, before))
}

async function settleMoves(tx: Tx, site: Site, before: ReadonlyMap<string, string>): Promise<void> {
  const after = await knownPaths(tx.db, site)
  const moves = [...before].flatMap(([what, from]): Move[] => {
    const to = after.get(what)
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  if (moves.length > 0) await saveRedirects(tx, site.id, moves, new Set(after.values()))
}

/** Something stands at this address now: it is not redirected away any more, nor is the same without its last slash. */
export const freeAddress = (tx: Tx, site_id: number, path: string) =>
  tx.db
    .deleteFrom('redirects')
    .where('site_id', '=', site_id)
    .where('from_path', 'in', [path, path.replace(/\/$/, '')])
    .execute()

/** Nothing stands at this address any more: nothing leads to it. */
export const dropRedirectsTo = (tx: Tx, site_id: number, path: string) =>
  tx.db.deleteFrom('redirects').where('site_id', '=', site_id).where('to_path', '=', path).execute()

async function saveRedirects(
  tx: Tx,
  site_id: number,
  moves: readonly Move[],
  inUse: ReadonlySet<string>,
): Promise<void> {
  const rows = await tx.db.selectFrom('redirects').selectAll().where('site_id', '=', site_id).execute()
  const before = new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]))
  const after = withMoves(before, moves, inUse)
  const gone = [...before.keys()].filter((from) => !after.has(from))
  await tx.db
    .deleteFrom('redirects')
    .where('site_id', '=', site_id)
    .where('from_path', 'in', sql<string>`(select value from json_each(${JSON.stringify(gone)}))`)
    .execute()
  for (const [from_path, to_path] of after) {
    if (before.get(from_path) === to_path) continue
    await tx.db
      .insertInto('redirects')
      .values({ site_id, from_path, to_path, status: 301, made_by: tx.caller, created_at: tx.now() })
      .onConflict((on) => on.columns(['site_id', 'from_path']).doUpdateSet({ to_path }))
      .execute()
  }
}
