import type { HostedPageDetail, pageOperations } from '../../contract/hosted-pages.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import { pagePath } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { etag, mustMatch } from '../etag.ts'
import { refuseOverQuota } from '../settings/plan.ts'
import { canonicalLocale } from './locale.ts'
import { dropRedirectsTo, freeAddress, keepingAddresses } from './moves.ts'
import { navOrder, NOT_FOUND_SLUG, refuseWrongPlace, slugFromTitle } from './page-address.ts'
import { checkedSections, refuseUnknownShared } from './page-content.ts'
import { countPages, getPageRow, keepPageVersion, toPageDetail, type PageRow } from './page-store.ts'
import { getSiteRow, type SiteRow } from './site-store.ts'
import { checkedBy } from './theme.ts'

type CreateWish = ParsedInput<typeof pageOperations.add_page>
type UpdateWish = ParsedInput<typeof pageOperations.update_page>

export type NewPage = Omit<PageRow, 'id' | 'revision' | 'created_at' | 'updated_at' | 'first_live_at'>

export const pageEtag = ({ id, revision }: Pick<PageRow, 'id' | 'revision'>): string => etag('p', id, revision)

export async function createPage(ctx: Context, wish: CreateWish): Promise<HostedPageDetail> {
  const { site_id, title, page_type, status, meta_title, meta_description, canonical_url, og_image_url, noindex } = wish
  const sections = await checkedSections(ctx.sections, wish.sections)
  const background = checkedBackground(ctx, wish.background)
  return ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const locale = wish.locale === undefined ? site.default_locale : canonicalLocale(wish.locale, 'locale')
    const slug = wish.slug ?? (await slugFromTitle(tx.db, site_id, locale, title))
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
      background: background === null ? null : JSON.stringify(background),
      sections: JSON.stringify(sections),
    })
    return toPageDetail(page, site, ctx.addresses().sites)
  })
}

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

export async function updatePage(ctx: Context, { site_id, page_id, ...wish }: UpdateWish): Promise<HostedPageDetail> {
  const sections = wish.sections && JSON.stringify(await checkedSections(ctx.sections, wish.sections))
  const background = wish.background === undefined ? undefined : checkedBackground(ctx, wish.background)
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
      ...(sections !== undefined && { sections }),
      ...(background !== undefined && { background: background && JSON.stringify(background) }),
    }
    if (next.slug === NOT_FOUND_SLUG) next.nav_order = null
    if (!differs(before, next)) return toPageDetail(before, site, ctx.addresses().sites)
    await refuseWrongPlace(tx.db, site, next, before)
    if (sections !== undefined) await refuseUnknownShared(tx.db, next)
    const saved = await storePage(tx, site, before, next)
    return toPageDetail(saved, site, ctx.addresses().sites)
  })
}

async function storePage(tx: Tx, site: SiteRow, before: PageRow, next: PageRow): Promise<PageRow> {
  const at = tx.now()
  const live = next.status === 'published'
  const { id, ...values } = {
    ...next,
    first_live_at: next.first_live_at ?? (live ? at : null),
    revision: before.revision + 1,
    updated_at: at,
  }
  const store = () => tx.db.updateTable('hosted_pages').set(values).where('id', '=', id).execute()
  const moves = (['slug', 'locale', 'page_type'] as const).some((field) => before[field] !== next[field])
  await (moves ? keepingAddresses(tx, site, store) : store())
  if (live) await freeAddress(tx, site.id, pagePath(next, site.default_locale))
  const saved = { id, ...values }
  if (before.sections !== next.sections) await keepPageVersion(tx, saved)
  tx.emit({ type: 'page.saved', id, site_id: site.id, revision: saved.revision, by: tx.caller })
  return saved
}

export const deletePage = (
  ctx: Context,
  { site_id, page_id }: ParsedInput<typeof pageOperations.delete_page>,
): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const page = await getPageRow(tx.db, site_id, page_id)
    mustMatch(ctx, pageEtag(page))
    const remove = () => tx.db.deleteFrom('hosted_pages').where('id', '=', page_id).execute()
    await (page.page_type === 'blog_listing' ? keepingAddresses(tx, site, remove) : remove())
    await dropRedirectsTo(tx, site_id, pagePath(page, site.default_locale))
    tx.emit({ type: 'page.deleted', id: page_id, site_id })
    return { id: page_id, deleted: true }
  })

function checkedBackground(ctx: Context, background: Record<string, unknown> | null | undefined) {
  return background == null ? null : checkedBy('background', ctx.sections.parseBackground(background))
}

const definedOf = <Wish extends object>(wish: Wish) =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Wish]: Exclude<Wish[Key], undefined>
  }

const differs = (before: PageRow, next: PageRow): boolean =>
  (Object.keys(next) as (keyof PageRow)[]).some((key) => before[key] !== next[key])
