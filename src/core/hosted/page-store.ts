import { sql, type Selectable } from 'kysely'
import type { HostedPage, HostedPageDetail, PageVersion } from '../../contract/hosted-pages.ts'
import type { Section } from '../../contract/hosted-values.ts'
import { pagePath, siteUrl } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/write.ts'
import { notFound } from '../errors.ts'
import { getSiteRow, type SiteRow } from './site-store.ts'

export type PageRow = Selectable<Tables['hosted_pages']>
type Site = Pick<SiteRow, 'slug' | 'default_locale'>

/** So many states of its sections are kept for every page. */
const VERSIONS_KEPT = 200

/** All but what is long. */
export const listedColumns = [
  'id',
  'site_id',
  'locale',
  'slug',
  'title',
  'page_type',
  'status',
  'nav_order',
  'meta_title',
  'meta_description',
  'canonical_url',
  'og_image_url',
  'noindex',
  'first_live_at',
  'revision',
  'created_at',
  'updated_at',
] as const
type ListedRow = Pick<PageRow, (typeof listedColumns)[number]>

export const toPage = (row: ListedRow, site: Site, sites: string): HostedPage => ({
  id: row.id,
  site_id: row.site_id,
  title: row.title,
  slug: row.slug,
  page_type: row.page_type,
  status: row.status,
  locale: row.locale,
  url: new URL(pagePath(row, site.default_locale), siteUrl(sites, site.slug)).href,
  nav_order: row.nav_order,
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  canonical_url: row.canonical_url,
  og_image_url: row.og_image_url,
  noindex: row.noindex === 1,
  revision: row.revision,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export const toPageDetail = (row: PageRow, site: Site, sites: string): HostedPageDetail => ({
  ...toPage(row, site, sites),
  sections: JSON.parse(row.sections) as Section[],
  background: row.background === null ? null : (JSON.parse(row.background) as Record<string, unknown>),
})

/** Those in the navigation come first, in its order. */
export async function listPages(ctx: Pick<Context, 'db' | 'addresses'>, site_id: number): Promise<HostedPage[]> {
  const site = await getSiteRow(ctx.db, site_id)
  const rows = await ctx.db
    .selectFrom('hosted_pages')
    .select(listedColumns)
    .where('site_id', '=', site_id)
    .orderBy(sql`nav_order is null`)
    .orderBy('nav_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => toPage(row, site, ctx.addresses().sites))
}

/** Throws `not_found`, also for a page of another site. */
export async function getPageRow(db: ReadDb, site_id: number, page_id: number): Promise<PageRow> {
  const row = await db
    .selectFrom('hosted_pages')
    .selectAll()
    .where('id', '=', page_id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (!row) throw notFound('page', page_id)
  return row
}

/** Pages that stand below this one in the navigation. */
export async function childIds(db: ReadDb, page_id: number): Promise<number[]> {
  const rows = await db.selectFrom('hosted_pages').select('id').where('nav_parent_id', '=', page_id).execute()
  return rows.map(({ id }) => id)
}

export async function countPages(db: ReadDb, site_id: number): Promise<number> {
  const row = await db
    .selectFrom('hosted_pages')
    .select((select) => select.fn.countAll<number>().as('pages'))
    .where('site_id', '=', site_id)
    .executeTakeFirstOrThrow()
  return row.pages
}

/** After the last page of the navigation in this locale. */
export async function nextNavOrder(db: ReadDb, site_id: number, locale: string): Promise<number> {
  const row = await db
    .selectFrom('hosted_pages')
    .select((select) => select.fn.max('nav_order').as('last'))
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row?.last == null ? 0 : Math.min(row.last + 1, 10_000)
}

/** Slugs of the pages of a site in one locale, without those of `but`. */
export async function pageSlugs(db: ReadDb, site_id: number, locale: string, but?: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hosted_pages')
    .select('slug')
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .$if(but !== undefined, (query) => query.where('id', '<>', but!))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

export async function keepPageVersion(tx: Tx, { id: page_id, revision, title, sections }: PageRow): Promise<void> {
  await tx.db
    .insertInto('page_versions')
    .values({
      page_id,
      revision,
      made_by: tx.caller,
      title,
      section_count: (JSON.parse(sections) as unknown[]).length,
      created_at: tx.now(),
      sections,
    })
    .execute()
  const oldest = await tx.db
    .selectFrom('page_versions')
    .select('id')
    .where('page_id', '=', page_id)
    .orderBy('id', 'desc')
    .offset(VERSIONS_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (oldest) {
    await tx.db.deleteFrom('page_versions').where('page_id', '=', page_id).where('id', '<=', oldest.id).execute()
  }
}

export async function listPageVersions(db: ReadDb, site_id: number, page_id: number): Promise<PageVersion[]> {
  await getPageRow(db, site_id, page_id)
  const rows = await db
    .selectFrom('page_versions')
    .select(['id', 'page_id', 'revision', 'made_by', 'title', 'section_count', 'created_at'])
    .where('page_id', '=', page_id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ section_count, ...row }) => ({ ...row, sections: section_count }))
}
