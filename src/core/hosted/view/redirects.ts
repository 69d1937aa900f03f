import type { ReadDb } from '../../db/open.ts'

/** Undo may leave a chain; longer ones do not come about. */
const HOPS = 10

/** Where an address leads, or null. A chain is followed to its end. */
export async function redirectFrom(
  db: ReadDb,
  site_id: number,
  path: string,
): Promise<{ to: string; status: 301 | 302 } | null> {
  let at = path
  let status: 301 | 302 = 301
  for (let hop = 0; hop < HOPS; hop++) {
    const row = await db
      .selectFrom('redirects')
      .select(['to_path', 'status'])
      .where('site_id', '=', site_id)
      .where('from_path', '=', at)
      .executeTakeFirst()
    if (!row) return at === path ? null : { to: at, status }
    if (row.status === 302) status = 302
    at = row.to_path
  }
  return null
}
