import { pagePath } from '../../text/site-address.ts'
import type { Tx } from '../db/write.ts'
import { refuseOverQuota } from '../settings/plan.ts'
import { freeAddress, keepingAddresses } from './moves.ts'
import { refuseWrongPlace } from './page-address.ts'
import { refuseUnknownShared } from './page-content.ts'
import { countPages, keepPageVersion, type PageRow } from './page-store.ts'
import type { SiteRow } from './site-store.ts'

type Managed = 'id' | 'revision' | 'created_at' | 'updated_at' | 'first_live_at' | 'draft' | 'draft_of'
type Placed = 'nav_parent_id' | 'translation_group'
export type NewPage = Omit<PageRow, Managed | Placed> & Partial<Pick<PageRow, Placed>>

/** What visitors read on the page itself. */
export const contentColumns = [
  'title',
  'sections',
  'background',
  'meta_title',
  'meta_description',
  'canonical_url',
  'og_image_url',
  'noindex',
] as const satisfies (keyof PageRow)[]

export const differIn = (before: PageRow, next: PageRow, columns: readonly (keyof PageRow)[]): boolean =>
  columns.some((column) => before[column] !== next[column])

export const movesPage = (before: PageRow, next: PageRow): boolean =>
  differIn(before, next, ['slug', 'locale', 'page_type'])

/** True where a change of this kind may change redirects as well. */
export const touchesRedirects = (before: PageRow, next: PageRow): boolean =>
  movesPage(before, next) || before.status !== next.status

/** Its slug is checked here, its content by the caller. */
export async function insertPage(tx: Tx, site: SiteRow, page: NewPage): Promise<PageRow> {
  await refuseOverQuota(tx.db, 'pages_per_site', await countPages(tx.db, site.id))
  await refuseWrongPlace(tx.db, site, page)
  await refuseUnknownShared(tx.db, page)
  const at = tx.now()
  const insert = () =>
    tx.db
      .insertInto('hosted_pages')
      .values({
        ...page,
        first_live_at: page.status === 'published' ? at : null,
        revision: 1,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  const row = await (page.page_type === 'blog_listing' ? keepingAddresses(tx, site, insert) : insert())
  if (row.status === 'published') await freeAddress(tx, site.id, pagePath(row, site.default_locale))
  await keepPageVersion(tx, row)
  tx.emit({ type: 'page.created', id: row.id, site_id: site.id })
  return row
}

/** Its revision goes up. A draft that was begun on what the page says goes along while the page goes on saying it. */
export async function writePage(tx: Tx, before: PageRow, next: PageRow): Promise<PageRow> {
  const at = tx.now()
  const revision = before.revision + 1
  const follows = next.draft !== null && before.draft_of === before.revision && !differIn(before, next, contentColumns)
  const { id, ...values } = {
    ...next,
    first_live_at: next.first_live_at ?? (next.status === 'published' ? at : null),
    draft_of: follows ? revision : next.draft_of,
    revision,
    updated_at: at,
  }
  await tx.db.updateTable('hosted_pages').set(values).where('id', '=', id).execute()
  return { id, ...values }
}

/**
 * Stores a page that was checked, with what follows from it: redirects, a version, an event. `version`: also where its
 * sections stayed (`keep`), or not for each of many small changes (`spare`).
 */
export async function storePage(
  tx: Tx,
  site: SiteRow,
  before: PageRow,
  next: PageRow,
  version: 'keep' | 'spare' | 'changed' = 'changed',
): Promise<PageRow> {
  const write = () => writePage(tx, before, next)
  const moves = movesPage(before, next)
  const saved = await (moves ? keepingAddresses(tx, site, write) : write())
  if (saved.status === 'published' && (moves || before.status !== 'published')) {
    await freeAddress(tx, site.id, pagePath(saved, site.default_locale))
  }
  // Whoever has a draft is told who overtook it: by the newest version.
  const changed = differIn(before, next, before.draft === null ? ['sections'] : contentColumns)
  if (version === 'keep' || (changed && (version === 'changed' || (await isOldVersion(tx, saved))))) {
    await keepPageVersion(tx, saved)
  }
  tx.emit({ type: 'page.saved', id: saved.id, site_id: site.id, revision: saved.revision, by: tx.caller })
  return saved
}

/** While somebody writes, a state of the page is kept every so many minutes. */
const SPARED_MS = 10 * 60_000

async function isOldVersion({ db, caller, now }: Tx, { id }: PageRow): Promise<boolean> {
  const newest = await db
    .selectFrom('page_versions')
    .select(['made_by', 'created_at'])
    .where('page_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return !newest || newest.made_by !== caller || Date.parse(now()) - Date.parse(newest.created_at) >= SPARED_MS
}
