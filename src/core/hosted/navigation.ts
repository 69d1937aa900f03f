import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/operation.ts'
import type { ListedPage, sitePageOperations } from '../../contract/site-pages.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../errors.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { canonicalLocale } from './locale.ts'
import { NOT_FOUND_SLUG } from './page-address.ts'
import { listedColumns, toPage, type PageRow } from './page-store.ts'
import { writePage } from './page-write.ts'
import { getSiteRow } from './site-store.ts'

type Wish = ParsedInput<typeof sitePageOperations.arrange_navigation>

/** Those in the navigation come first, in its order. */
export async function listSitePages(ctx: Pick<Context, 'db' | 'addresses'>, site_id: number): Promise<ListedPage[]> {
  const site = await getSiteRow(ctx.db, site_id)
  const rows = await ctx.db
    .selectFrom('hosted_pages')
    .select([...listedColumns, 'nav_parent_id', 'translation_group'])
    .select(sql<number>`draft is not null`.as('has_draft'))
    .select(sql<string | null>`nullif(draft ->> '$.title', title)`.as('draft_title'))
    .select(sql<number>`json_array_length(coalesce(draft ->> '$.sections', sections))`.as('counted'))
    .where('site_id', '=', site_id)
    .orderBy(sql`nav_order is null`)
    .orderBy('nav_order')
    .orderBy('id')
    .execute()
  const { sites } = ctx.addresses()
  return rows.map((row): ListedPage => ({
    ...toPage(row, site, sites),
    nav_parent_id: row.nav_parent_id,
    translation_group: row.translation_group,
    has_draft: row.has_draft === 1,
    draft_title: row.draft_title,
    sections: row.counted,
  }))
}

export const arrangeNavigation = (ctx: Context, { site_id, ...wish }: Wish): Promise<ListedPage[]> =>
  ctx.write(async (tx) => {
    await getSiteRow(tx.db, site_id)
    const locale = canonicalLocale(wish.locale, 'locale')
    const rows = await tx.db
      .selectFrom('hosted_pages')
      .selectAll()
      .where('site_id', '=', site_id)
      .where('locale', '=', locale)
      .execute()
    refuseUnfit(rows, wish.pages)
    const places = new Map(
      wish.pages.map(({ page_id, parent_id }, index) => [page_id, { nav_order: index, nav_parent_id: parent_id }]),
    )
    const changed = await watch(tx.db, site_id, { pages: rows.map(({ id }) => id) })
    for (const row of rows) {
      const place = places.get(row.id) ?? { nav_order: null, nav_parent_id: null }
      if (row.nav_order === place.nav_order && row.nav_parent_id === place.nav_parent_id) continue
      await writePage(tx, row, { ...row, ...place })
    }
    const changes = await changed()
    if (changes.length > 0) tx.emit({ type: 'site.navigation', site_id })
    await recordStep(tx, { site_id, act: 'arrange_navigation', subject: locale, changes })
    return listSitePages({ ...ctx, db: tx.db }, site_id)
  })

/** Two levels, every page once, all of this language. */
function refuseUnfit(rows: readonly PageRow[], pages: Wish['pages']): void {
  const known = new Map(rows.map((row) => [row.id, row]))
  const top = new Set(pages.filter(({ parent_id }) => parent_id === null).map(({ page_id }) => page_id))
  const seen = new Set<number>()
  for (const [index, { page_id, parent_id }] of pages.entries()) {
    const at = `pages.${index}`
    const refuse = (field: string, code: string, message: string) =>
      invalidField(`${at}.${field}`, code, `Nothing was changed. ${message}`)
    const page = known.get(page_id)
    if (!page) throw refuse('page_id', 'unknown_page', `This site has no page ${page_id} in this language.`)
    if (seen.has(page_id)) throw refuse('page_id', 'twice', `"${page.title}" stands in the list twice.`)
    seen.add(page_id)
    if (page.slug === NOT_FOUND_SLUG) {
      throw refuse('page_id', 'not_found_page', 'The page of wrong addresses stands in no navigation.')
    }
    if (parent_id !== null && !top.has(parent_id)) {
      const message = `"${page.title}" can stand below a page that is in the list and below none itself.`
      throw refuse('parent_id', 'wrong_parent', message)
    }
  }
}
