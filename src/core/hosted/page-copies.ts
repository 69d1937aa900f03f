import type { ParsedInput } from '../../contract/operation.ts'
import type { HistoryAct, sitePageOperations } from '../../contract/site-pages.ts'
import { freeSlug } from '../articles/slugs.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { invalidField, StudioError } from '../errors.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { canonicalLocale } from './locale.ts'
import { isFreePlace, NOT_FOUND_SLUG, slugFromTitle } from './page-address.ts'
import { checkedBackground, storedSections } from './page-content.ts'
import { contentColumnsOf, openPage, workingContent, type ShownPage } from './page-draft.ts'
import { refuseMeanwhile } from './page-drafts.ts'
import { getPageRow, pageSlugs, type PageRow } from './page-store.ts'
import { insertPage, storePage, type NewPage } from './page-write.ts'
import { getSiteRow, type SiteRow } from './site-store.ts'

type Wish<Name extends keyof typeof sitePageOperations> = ParsedInput<(typeof sitePageOperations)[Name]>

/** A draft that says what the page says in the studio; outside of the navigation, with a number behind its name. */
export const duplicatePage = (ctx: Context, wish: Wish<'duplicate_page'>): Promise<ShownPage> =>
  copyPage(ctx, wish, 'duplicate_page', async (tx, _, source) => {
    const { site_id, locale, slug } = source
    const title = await freeTitle(tx.db, source)
    const named = slug !== '' && slug !== NOT_FOUND_SLUG
    const taken = await pageSlugs(tx.db, site_id, locale)
    return {
      title,
      slug: named ? freeSlug(slug, taken) : await slugFromTitle(tx.db, site_id, locale, source.title),
      locale,
      nav_order: null,
    }
  })

/** A draft of the same page in another language. Its sections keep their ids, so that the two can be compared. */
export const translatePage = (
  ctx: Context,
  { locale: wished, ...wish }: Wish<'translate_page'>,
): Promise<ShownPage> => {
  const locale = canonicalLocale(wished, 'locale')
  return copyPage(ctx, wish, 'translate_page', async (tx, site, source) => {
    if (source.locale === locale) {
      const message = `Nothing was copied. This page is in "${locale}" itself.`
      throw invalidField('locale', 'same_locale', message)
    }
    const group = source.translation_group ?? tx.newId('tr')
    await refuseSecond(tx.db, source, locale)
    if (source.translation_group === null) await storePage(tx, site, source, { ...source, translation_group: group })
    const { site_id, slug, title, nav_order } = source
    const place = { site_id, slug, locale, page_type: source.page_type }
    return {
      locale,
      slug: (await isFreePlace(tx.db, site, place)) ? slug : await slugFromTitle(tx.db, site_id, locale, title),
      nav_order,
      nav_parent_id: await translationOf(tx.db, source.nav_parent_id, locale),
      translation_group: group,
    }
  })
}

async function copyPage(
  ctx: Context,
  { site_id, page_id }: { site_id: number; page_id: number },
  act: HistoryAct,
  place: (tx: Tx, site: SiteRow, source: PageRow) => Promise<Partial<NewPage>>,
): Promise<ShownPage> {
  const read = await getPageRow(ctx.db, site_id, page_id)
  const content = workingContent(read)
  const stored = await storedSections(ctx.sections, content.sections)
  const background = checkedBackground(ctx.sections, content.background)
  return ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const source = await getPageRow(tx.db, site_id, page_id)
    refuseMeanwhile(read, source)
    const changed = await watch(tx.db, site_id, { pages: [page_id], redirects: source.page_type === 'blog_listing' })
    const { locale, slug, page_type, nav_order } = source
    const page = await insertPage(tx, site, {
      site_id,
      locale,
      slug,
      page_type,
      nav_order,
      status: 'draft',
      ...contentColumnsOf(content),
      ...stored,
      background,
      ...(await place(tx, site, source)),
    })
    const changes = await changed({ pages: [page.id] })
    await recordStep(tx, { site_id, act, subject: page.title, page_id: page.id, changes })
    return openPage({ ...ctx, db: tx.db }, site_id, page.id)
  })
}

async function freeTitle(db: ReadDb, { site_id, locale, ...page }: PageRow): Promise<string> {
  const { title } = workingContent({ site_id, locale, ...page })
  const rows = await db
    .selectFrom('hosted_pages')
    .select('title')
    .where('site_id', '=', site_id)
    .where('locale', '=', locale)
    .execute()
  const taken = new Set(rows.map((row) => row.title))
  const base = title.replace(/ \(\d+\)$/, '').slice(0, 190)
  let number = 2
  while (taken.has(`${base} (${number})`)) number++
  return `${base} (${number})`
}

async function refuseSecond(db: ReadDb, { site_id, translation_group }: PageRow, locale: string): Promise<void> {
  if (translation_group === null) return
  const page = await db
    .selectFrom('hosted_pages')
    .select(['id', 'title'])
    .where('site_id', '=', site_id)
    .where('translation_group', '=', translation_group)
    .where('locale', '=', locale)
    .executeTakeFirst()
  if (!page) return
  const message = `Nothing was copied. This page has a translation in "${locale}": "${page.title}".`
  throw new StudioError('conflict', message, { details: [{ path: 'locale', code: 'already_translated', message }] })
}

/** The page of another language that says the same, or null. */
async function translationOf(db: ReadDb, page_id: number | null, locale: string): Promise<number | null> {
  if (page_id === null) return null
  const row = await db
    .selectFrom('hosted_pages as page')
    .innerJoin('hosted_pages as other', (join) =>
      join.onRef('other.translation_group', '=', 'page.translation_group').onRef('other.site_id', '=', 'page.site_id'),
    )
    .select('other.id')
    .where('page.id', '=', page_id)
    .where('other.locale', '=', locale)
    .executeTakeFirst()
  return row?.id ?? null
}
