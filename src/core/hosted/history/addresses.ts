import type { Tx } from '../../db/write.ts'
import { knownPaths } from '../moves.ts'
import type { SiteRow } from '../site-store.ts'
import type { Change } from './changes.ts'

/**
 * After undo or redo: what was live elsewhere until now is still found there, and nothing is led away from where
 * something stands again. Redirects are added and freed, none is changed: the step has its own say about those.
 */
export async function keepAddresses(
  tx: Tx,
  site: SiteRow,
  before: ReadonlyMap<string, string>,
  changes: readonly Change[],
): Promise<void> {
  const after = await knownPaths(tx.db, site)
  const ofStep = new Set(changes.flatMap(({ table, id }) => (table === 'redirects' ? [id] : [])))
  const rows = await tx.db.selectFrom('redirects').select(['id', 'from_path']).where('site_id', '=', site.id).execute()
  const redirects = new Map(rows.map(({ id, from_path }) => [from_path, id]))
  const standing = await visible(tx, site.id)
  for (const [what, path] of after) {
    const id = redirects.get(path)
    if (!standing.has(what) || before.get(what) === path || id === undefined || ofStep.has(id)) continue
    await tx.db.deleteFrom('redirects').where('id', '=', id).execute()
    redirects.delete(path)
  }
  const inUse = new Set(after.values())
  for (const [what, from_path] of before) {
    const to_path = after.get(what)
    if (to_path === undefined || to_path === from_path || inUse.has(from_path) || redirects.has(from_path)) continue
    const values = { site_id: site.id, from_path, to_path, status: 301 as const, made_by: tx.caller }
    await tx.db
      .insertInto('redirects')
      .values({ ...values, created_at: tx.now() })
      .execute()
  }
}

/** What visitors find at its address, named as `knownPaths` names it: not what was live once and is a draft. */
async function visible({ db }: Tx, site_id: number): Promise<Set<string>> {
  const pages = await db
    .selectFrom('hosted_pages')
    .select('id')
    .where('site_id', '=', site_id)
    .where('status', '=', 'published')
    .execute()
  const posts = await db
    .selectFrom('hosted_posts')
    .select('id')
    .where('site_id', '=', site_id)
    .where('status', '=', 'live')
    .execute()
  return new Set([...pages.map(({ id }) => `page ${id}`), ...posts.map(({ id }) => `post ${id}`)])
}
