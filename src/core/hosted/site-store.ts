import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { HostedSite, HostedSiteDetail } from '../../contract/hosted-sites.ts'
import { siteUrl } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { quotaOf, type Quota } from '../settings/plan.ts'
import type { Theme } from './theme.ts'

export type SiteRow = Selectable<Tables['hosted_sites']>

interface PageFacts {
  pages: number
  published: number
}

const none: PageFacts = { pages: 0, published: 0 }

/** Throws `not_found`. */
export async function getSiteRow(db: ReadDb, id: number): Promise<SiteRow> {
  const row = await db.selectFrom('hosted_sites').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('site', id)
  return row
}

export async function countSites(db: ReadDb): Promise<number> {
  const row = await db
    .selectFrom('hosted_sites')
    .select((select) => select.fn.countAll<number>().as('sites'))
    .executeTakeFirstOrThrow()
  return row.sites
}

export async function listSites(ctx: Pick<Context, 'db' | 'addresses'>): Promise<HostedSite[]> {
  const rows = await ctx.db
    .selectFrom('hosted_sites')
    .select(['id', 'name', 'slug', 'template_key', 'default_locale', 'created_at', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const facts = await pageFacts(ctx.db)
  const quota = await quotaOf(ctx.db)
  return rows.map((row) => shown(row, ctx.addresses().sites, facts.get(row.id), quota))
}

/** Throws `not_found`. */
export async function getSite(ctx: Pick<Context, 'db' | 'addresses'>, id: number): Promise<HostedSiteDetail> {
  const row = await getSiteRow(ctx.db, id)
  const facts = await pageFacts(ctx.db, id)
  return {
    ...shown(row, ctx.addresses().sites, facts.get(id), await quotaOf(ctx.db)),
    theme_config: JSON.parse(row.theme_config) as Theme,
    analytics_token: row.analytics_token,
  }
}

/** Of all that a reader sees: pages come and go, and the plan changes, without a change of the site itself. */
export const siteEtag = (site: HostedSiteDetail): string =>
  `"s${site.id}-${createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 16)}"`

const shown = (
  row: Pick<SiteRow, 'id' | 'name' | 'slug' | 'template_key' | 'default_locale' | 'created_at' | 'updated_at'>,
  sites: string,
  { pages, published }: PageFacts = none,
  quota: Quota,
): HostedSite => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  status: published > 0 ? 'published' : 'draft',
  url: siteUrl(sites, row.slug),
  template_key: row.template_key,
  default_locale: row.default_locale,
  quota: {
    pages_used: pages,
    pages_limit: quota.pages_per_site,
    webhooks_limit: quota.webhooks_per_site,
    domains_limit: quota.domains_per_site,
  },
  created_at: row.created_at,
  updated_at: row.updated_at,
})

async function pageFacts(db: ReadDb, site_id?: number): Promise<Map<number, PageFacts>> {
  const rows = await db
    .selectFrom('hosted_pages')
    .select(({ fn, eb }) => [
      'site_id',
      fn.countAll<number>().as('pages'),
      fn.sum<number>(eb.case().when('status', '=', 'published').then(1).else(0).end()).as('published'),
    ])
    .$if(site_id !== undefined, (query) => query.where('site_id', '=', site_id!))
    .groupBy('site_id')
    .execute()
  return new Map(rows.map((row) => [row.site_id, row]))
}
