import { sql } from 'kysely'
import type { Section } from '../../../contract/hosted-values.ts'
import type { PageDraft } from '../../../contract/site-pages.ts'
import type { PageRef, SiteFrame } from '../../../contract/site-view.ts'
import { pagePath, postFolder } from '../../../text/site-address.ts'
import type { ReadDb } from '../../db/open.ts'
import { listingSlugs } from '../moves.ts'
import { publicUrl } from '../public-url.ts'
import type { ReadOptions } from '../site-reader.ts'
import { getSiteRow } from '../site-store.ts'
import { pictureFacts, picturesIn } from './pictures.ts'
import { framePrint } from './prints.ts'

/** A frame with what finding things in it takes. */
export interface Framed {
  frame: SiteFrame
  print: string
  media_revision: number
  posts_revision: number
  /** `de` and the page's slug to its id. */
  pages: ReadonlyMap<string, PageRef>
  /** Of pages and posts, also of those that nobody sees yet. */
  locales: readonly string[]
  /** The page that lists the posts of a locale, if visitors may see it. */
  listings: ReadonlyMap<string, PageRef>
}

export const pageKey = (locale: string, slug: string): string => `${locale} ${slug}`

/** Throws `not_found`. */
export async function buildFrame(db: ReadDb, site_id: number, sites: string, { drafts }: ReadOptions): Promise<Framed> {
  const site = await getSiteRow(db, site_id)
  const rows = await pageRows(db, site_id)
  const shown = rows.filter(({ status }) => drafts || status === 'published')
  const pages = shown.map((row) => toRef(row, site.default_locale, drafts))
  const shared = await sharedSections(db, site_id)
  const theme = JSON.parse(site.theme_config) as Record<string, unknown>
  const listed = await listingSlugs(db, site_id)
  const texts = shown.flatMap(({ sections, background, og_image_url, draft }) => [
    sections,
    background ?? '',
    og_image_url ?? '',
    drafts ? (draft ?? '') : '',
  ])
  const used = picturesIn([site.theme_config, JSON.stringify(shared), ...texts].join('\n'))
  const locales = [
    ...new Set([site.default_locale, ...rows.map(({ locale }) => locale), ...(await postLocales(db, site_id))]),
  ]
  const frame: SiteFrame = {
    site_id,
    slug: site.slug,
    name: site.name,
    default_locale: site.default_locale,
    locales: [...new Set([site.default_locale, ...shown.map(({ locale }) => locale)])],
    theme,
    public_url: await publicUrl(db, site, sites),
    analytics_token: site.analytics_token,
    pages,
    post_folders: Object.fromEntries(
      locales.map((locale) => [locale, postFolder(locale, listed.get(locale) ?? null, site.default_locale)]),
    ),
    pictures: await pictureFacts(db, used),
    shared,
    feed_text: site.feed_text,
  }
  const { media_revision, posts_revision } = site
  const byKey = new Map(pages.map((page) => [pageKey(page.locale, page.slug), page]))
  const listings = [...listed].flatMap(([locale, slug]): [string, PageRef][] => {
    const page = byKey.get(pageKey(locale, slug))
    return page ? [[locale, page]] : []
  })
  return {
    frame,
    print: framePrint(frame, media_revision),
    media_revision,
    posts_revision,
    pages: byKey,
    locales,
    listings: new Map(listings),
  }
}

const pageRows = (db: ReadDb, site_id: number) =>
  db
    .selectFrom('hosted_pages')
    .select(['id', 'locale', 'slug', 'title', 'page_type', 'status', 'nav_order', 'nav_parent_id', 'translation_group'])
    .select(['noindex', 'updated_at', 'sections', 'background', 'og_image_url', 'draft'])
    .where('site_id', '=', site_id)
    .orderBy(sql`nav_order is null`)
    .orderBy('nav_order')
    .orderBy('id')
    .execute()

type PageFactsRow = Awaited<ReturnType<typeof pageRows>>[number]

function toRef(row: PageFactsRow, default_locale: string, drafts: boolean): PageRef {
  const { sections: _, background: __, og_image_url: ___, draft, noindex, ...ref } = row
  const ahead = drafts && draft !== null ? (JSON.parse(draft) as PageDraft) : null
  return {
    ...ref,
    path: pagePath(row, default_locale),
    title: ahead?.title ?? row.title,
    noindex: ahead?.noindex ?? noindex === 1,
  }
}

async function sharedSections(db: ReadDb, site_id: number): Promise<Record<string, Section>> {
  const rows = await db.selectFrom('shared_sections').select(['id', 'section']).where('site_id', '=', site_id).execute()
  return Object.fromEntries(rows.map(({ id, section }) => [String(id), JSON.parse(section) as Section]))
}

/** One step in the index for each locale, however many posts there are. */
async function postLocales(db: ReadDb, site_id: number): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const next = await db
      .selectFrom('hosted_posts')
      .select('locale')
      .where('site_id', '=', site_id)
      .where('locale', '>', found.at(-1) ?? '')
      .where('status', '=', sql.lit('live'))
      .orderBy('locale')
      .limit(1)
      .executeTakeFirst()
    if (!next) return found
    found.push(next.locale)
  }
}
