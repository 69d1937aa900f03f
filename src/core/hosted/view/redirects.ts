import type { ReadDb } from '../../db/open.ts'

export interface Led {
  to: string
  status: 301 | 302
}

// oxlint-disable-next-line no-control-regex -- they are what is refused
const TARGET = /^(?:\/(?![/\\])|https?:\/\/[^/])[^\u0000-\u001f\u007f\\]*$/

/** Whatever is stored: nobody is led to a script, to another host by stealth, or into the next line of a header. */
const safe = (led: Led | null): Led | null => (led && TARGET.test(led.to) ? led : null)

/** Undo may leave a chain; longer ones do not come about. */
const HOPS = 10

/**
 * Follows a chain to its end, or to the first address where something stands. Null: nothing leads away, or it leads in a
 * circle. One step for a while makes the whole way one for a while.
 */
async function followed(
  path: string,
  next: (from: string) => Promise<Led | null> | Led | null,
  stands: (path: string) => Promise<boolean> | boolean,
): Promise<Led | null> {
  let led = await next(path)
  for (let hop = 1; led && hop < HOPS; hop++) {
    const step = await next(led.to)
    if (!step || (await stands(led.to))) return safe(led)
    led = { to: step.to, status: led.status === 302 ? 302 : step.status }
  }
  return null
}

/** Where an address leads, or null. */
export const redirectFrom = (
  db: ReadDb,
  site_id: number,
  path: string,
  stands: (path: string) => Promise<boolean>,
): Promise<Led | null> =>
  followed(
    path,
    async (from) =>
      (await db
        .selectFrom('redirects')
        .select(['to_path as to', 'status'])
        .where('site_id', '=', site_id)
        .where('from_path', '=', from)
        .executeTakeFirst()) ?? null,
    stands,
  )

/** All of a site as visitors are led: without those from where something stands, and each to the end of its way. */
export async function redirectsOf(
  db: ReadDb,
  site_id: number,
  standing: ReadonlySet<string>,
): Promise<(Led & { from: string })[]> {
  const rows = await db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to', 'status'])
    .where('site_id', '=', site_id)
    .orderBy('from_path')
    .execute()
  const steps = new Map(rows.map((row) => [row.from, row]))
  const redirects: (Led & { from: string })[] = []
  for (const { from } of rows) {
    if (standing.has(from) || standing.has(`${from}/`)) continue
    const led = await followed(
      from,
      (at) => steps.get(at) ?? null,
      (at) => standing.has(at),
    )
    if (led) redirects.push({ from, ...led })
  }
  return redirects
}
