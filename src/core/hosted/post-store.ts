import type { Selectable } from 'kysely'
import type { HostedPost } from '../../contract/hosted-posts.ts'
import { postPath, siteUrl, speaksAlike } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { listingSlugs } from './moves.ts'
import { getSiteRow, type SiteRow } from './site-store.ts'

export type PostRow = Selectable<Tables['hosted_posts']>

export const listedColumns = [
  'id',
  'site_id',
  'article_id',
  'locale',
  'slug',
  'status',
  'meta_title',
  'meta_description',
  'canonical_url',
  'og_image_url',
  'noindex',
  'published_at',
  'revision',
  'created_at',
  'updated_at',
  'article_revision',
  'title',
] as const

type ListedRow = Pick<PostRow, (typeof listedColumns)[number]>

interface Around {
  site: Pick<SiteRow, 'slug' | 'default_locale'>
  sites: string
  listing: string | null
  /** Of the article now; null when it is gone. */
  revision_now: number | null
}

export const toPost = (row: ListedRow, { site, sites, listing, revision_now }: Around): HostedPost => ({
  id: row.id,
  site_id: row.site_id,
  article_id: row.article_id,
  title: row.title,
  slug: row.slug,
  status: row.status,
  locale: row.locale,
  url: new URL(postPath(row, listing, site.default_locale), siteUrl(sites, site.slug)).href,
  published_at: row.published_at,
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  canonical_url: row.canonical_url,
  og_image_url: row.og_image_url,
  noindex: row.noindex === 1,
  changed_since_published: revision_now !== null && revision_now !== row.article_revision,
  revision: row.revision,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export async function listPosts(ctx: Pick<Context, 'db' | 'addresses'>, site_id: number): Promise<HostedPost[]> {
  const site = await getSiteRow(ctx.db, site_id)
  const listings = await listingSlugs(ctx.db, site_id)
  const rows = await ctx.db
    .selectFrom('hosted_posts')
    .leftJoin('articles', 'articles.id', 'hosted_posts.article_id')
    .select(listedColumns.map((column) => `hosted_posts.${column}` as const))
    .select('articles.revision as revision_now')
    .where('hosted_posts.site_id', '=', site_id)
    .orderBy('hosted_posts.created_at', 'desc')
    .orderBy('hosted_posts.id', 'desc')
    .execute()
  const { sites } = ctx.addresses()
  return rows.map(({ revision_now, ...row }) =>
    toPost(row, { site, sites, listing: listings.get(row.locale) ?? null, revision_now }),
  )
}

/** As a caller sees it, with its address and whether its article went on. */
export async function showPost(ctx: Pick<Context, 'db' | 'addresses'>, row: PostRow): Promise<HostedPost> {
  const site = await getSiteRow(ctx.db, row.site_id)
  const listing = (await listingSlugs(ctx.db, row.site_id)).get(row.locale) ?? null
  const article = await ctx.db
    .selectFrom('articles')
    .select('revision')
    .where('id', '=', row.article_id)
    .executeTakeFirst()
  return toPost(row, { site, sites: ctx.addresses().sites, listing, revision_now: article?.revision ?? null })
}

/** Throws `not_found`, also for a post of another site. */
export async function getPostRow(db: ReadDb, site_id: number, post_id: number): Promise<PostRow> {
  const row = await db
    .selectFrom('hosted_posts')
    .selectAll()
    .where('id', '=', post_id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (!row) throw notFound('post', post_id)
  return row
}

/** Slugs of the posts of a site in one locale, without that of `but`. */
export async function postSlugs(db: ReadDb, site_id: number, locale: string, but?: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hosted_posts')
    .select('slug')
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .$if(but !== undefined, (query) => query.where('id', '<>', but!))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The locale of the site that speaks the language of an article, else the site's default. */
export async function postLocale(
  db: ReadDb,
  { id, default_locale }: Pick<SiteRow, 'id' | 'default_locale'>,
  language: string,
): Promise<string> {
  const rows = await db.selectFrom('hosted_pages').select('locale').distinct().where('site_id', '=', id).execute()
  const locales = [default_locale, ...rows.map(({ locale }) => locale)]
  return (
    locales.find((locale) => locale.toLowerCase() === language.toLowerCase()) ??
    locales.find((locale) => speaksAlike(locale, language)) ??
    default_locale
  )
}
