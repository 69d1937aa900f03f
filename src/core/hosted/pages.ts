import type { HostedPageDetail, pageOperations } from '../../contract/hosted-pages.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { HistoryAct } from '../../contract/site-pages.ts'
import { pagePath } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import { etag, mustMatch } from '../etag.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { canonicalLocale } from './locale.ts'
import { dropRedirectsTo, keepingAddresses } from './moves.ts'
import { navOrder, NOT_FOUND_SLUG, refuseWrongPlace, slugFromTitle } from './page-address.ts'
import { checkedBackground, refuseUnknownShared, storedSections } from './page-content.ts'
import { childIds, getPageRow, toPageDetail, type PageRow } from './page-store.ts'
import { differIn, insertPage, storePage, touchesRedirects } from './page-write.ts'
import { getSiteRow } from './site-store.ts'

type CreateWish = ParsedInput<typeof pageOperations.add_page>
type UpdateWish = ParsedInput<typeof pageOperations.update_page>

export const pageEtag = ({ id, revision }: Pick<PageRow, 'id' | 'revision'>): string => etag('p', id, revision)

export async function createPage(ctx: Context, wish: CreateWish): Promise<HostedPageDetail> {
  const { site_id, title, page_type, status, meta_title, meta_description, canonical_url, og_image_url, noindex } = wish
  const stored = await storedSections(ctx.sections, wish.sections)
  const background = checkedBackground(ctx.sections, wish.background)
  return ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const locale = wish.locale === undefined ? site.default_locale : canonicalLocale(wish.locale, 'locale')
    const slug = wish.slug ?? (await slugFromTitle(tx.db, site_id, locale, title))
    const changed = await watch(tx.db, site_id, { redirects: true })
    const page = await insertPage(tx, site, {
      site_id,
      locale,
      slug,
      title,
      page_type,
      status,
      nav_order: await navOrder(tx.db, site_id, locale, slug, wish.nav_order),
      meta_title: meta_title ?? null,
      meta_description: meta_description ?? null,
      canonical_url: canonical_url ?? null,
      og_image_url: og_image_url ?? null,
      noindex: Number(noindex ?? false),
      background,
      ...stored,
    })
    const changes = await changed({ pages: [page.id] })
    await recordStep(tx, { site_id, act: 'create_page', subject: title, page_id: page.id, changes })
    return toPageDetail(page, site, ctx.addresses().sites)
  })
}

export async function updatePage(ctx: Context, { site_id, page_id, ...wish }: UpdateWish): Promise<HostedPageDetail> {
  const stored = wish.sections && (await storedSections(ctx.sections, wish.sections))
  const background = wish.background === undefined ? undefined : checkedBackground(ctx.sections, wish.background)
  return ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const before = await getPageRow(tx.db, site_id, page_id)
    mustMatch(ctx, pageEtag(before))
    const { noindex, locale, sections: _, background: __, ...plain } = wish
    const next: PageRow = {
      ...before,
      ...definedOf(plain),
      ...(locale !== undefined && { locale: canonicalLocale(locale, 'locale') }),
      ...(noindex !== undefined && { noindex: Number(noindex) }),
      ...stored,
      ...(background !== undefined && { background }),
    }
    if (next.slug === NOT_FOUND_SLUG) next.nav_order = null
    // What it stood below, and what it was a translation for, belongs to the other language.
    if (next.locale !== before.locale) Object.assign(next, { nav_parent_id: null, translation_group: null })
    if (!differs(before, next)) return toPageDetail(before, site, ctx.addresses().sites)
    await refuseWrongPlace(tx.db, site, next, before)
    if (stored) await refuseUnknownShared(tx.db, next)
    const changed = await watch(tx.db, site_id, { pages: [page_id], redirects: touchesRedirects(before, next) })
    const saved = await storePage(tx, site, before, next)
    const changes = await changed()
    await recordStep(tx, { site_id, act: actOf(before, next), subject: next.title, page_id, changes })
    return toPageDetail(saved, site, ctx.addresses().sites)
  })
}

const seoColumns: (keyof PageRow)[] = ['meta_title', 'meta_description', 'canonical_url', 'og_image_url', 'noindex']

/** What one change of a page is called, if it was more than one thing: a change of the page. */
function actOf(before: PageRow, next: PageRow): HistoryAct {
  if (before.status !== next.status) return next.status === 'published' ? 'publish_page' : 'unpublish_page'
  const changed = (Object.keys(next) as (keyof PageRow)[]).filter((column) => before[column] !== next[column])
  if (changed.every((column) => seoColumns.includes(column))) return 'edit_seo'
  return changed.every((column) => column === 'nav_order') ? 'arrange_navigation' : 'edit_page'
}

/** Its content stays in the history of the site: undo brings it back. */
export const deletePage = (
  ctx: Context,
  { site_id, page_id }: ParsedInput<typeof pageOperations.delete_page>,
  etagOf: (page: PageRow) => string = pageEtag,
): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const page = await getPageRow(tx.db, site_id, page_id)
    mustMatch(ctx, etagOf(page))
    const pages = [page_id, ...(await childIds(tx.db, page_id))]
    const changed = await watch(tx.db, site_id, { pages, redirects: true, versions_of: page_id })
    const remove = () => tx.db.deleteFrom('hosted_pages').where('id', '=', page_id).execute()
    await (page.page_type === 'blog_listing' ? keepingAddresses(tx, site, remove) : remove())
    await dropRedirectsTo(tx, site_id, pagePath(page, site.default_locale))
    tx.emit({ type: 'page.deleted', id: page_id, site_id })
    const changes = await changed()
    await recordStep(tx, { site_id, act: 'delete_page', subject: page.title, page_id, changes })
    return { id: page_id, deleted: true }
  })

const definedOf = <Wish extends object>(wish: Wish) =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Wish]: Exclude<Wish[Key], undefined>
  }

/** The mark of a check alone is no change. */
const differs = (before: PageRow, next: PageRow): boolean =>
  differIn(
    before,
    next,
    (Object.keys(next) as (keyof PageRow)[]).filter((key) => key !== 'checked'),
  )
