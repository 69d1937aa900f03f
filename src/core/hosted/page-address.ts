import { slugify } from '../../text/slug.ts'
import { freeSlug, MAX_SLUG } from '../articles/slugs.ts'
import type { ReadDb } from '../db/open.ts'
import { invalidField, StudioError } from '../errors.ts'
import { nextNavOrder, pageSlugs, type PageRow } from './page-store.ts'
import type { SiteRow } from './site-store.ts'
import { isReservedPage, refusePageSlug, takenSlug } from './slugs.ts'

/** The page of a wrong address: one per locale, outside the navigation. */
export const NOT_FOUND_SLUG = '404'

type Placed = Pick<PageRow, 'site_id' | 'slug' | 'locale' | 'page_type'> & { id?: number }

/** An address that this page may have: free, allowed, and not the first part of another language's addresses. */
export async function refuseWrongPlace(db: ReadDb, site: SiteRow, page: Placed, before?: PageRow): Promise<void> {
  const { site_id, slug, locale, page_type } = page
  if (slug === NOT_FOUND_SLUG && page_type !== 'standard') {
    throw invalidField(
      'page_type',
      'not_standard',
      'Nothing was changed. The page with the slug "404" is a standard page.',
    )
  }
  if (before?.slug === slug && before.locale === locale) return
  if (before?.slug !== slug) refusePageSlug(slug)
  if ((await pageSlugs(db, site_id, locale, page.id)).has(slug)) {
    throw takenSlug(
      slug === ''
        ? `This site has a home page in "${locale}" already: the page with an empty slug.`
        : `Another page in "${locale}" has this address part. Choose another one.`,
    )
  }
  await refuseLanguageClash(db, site, page)
}

/** True where a page may stand as `refuseWrongPlace` sees it. */
export async function isFreePlace(db: ReadDb, site: SiteRow, page: Placed): Promise<boolean> {
  try {
    await refuseWrongPlace(db, site, page)
    return true
  } catch (error) {
    if (error instanceof StudioError && error.code === 'validation_error') return false
    throw error
  }
}

/** `/de/` cannot be a page of the default locale and the beginning of all German ones. */
async function refuseLanguageClash(db: ReadDb, { id, default_locale }: SiteRow, page: Placed): Promise<void> {
  const pages = await db
    .selectFrom('hosted_pages')
    .select(['slug', 'locale'])
    .distinct()
    .where('site_id', '=', id)
    .execute()
  const clash =
    page.locale === default_locale
      ? pages.some(({ locale }) => locale !== default_locale && locale.toLowerCase() === page.slug)
      : pages.some(({ locale, slug }) => locale === default_locale && slug === page.locale.toLowerCase())
  if (clash) throw takenSlug('It would stand where the pages of another language begin. Choose another one.')
}

/** Another default locale must not put one of its pages where those of another language then begin. */
export async function refuseDefaultLocale(db: ReadDb, site_id: number, default_locale: string): Promise<void> {
  const pages = await db.selectFrom('hosted_pages').select(['slug', 'locale']).where('site_id', '=', site_id).execute()
  const others = new Set(pages.map(({ locale }) => locale).filter((locale) => locale !== default_locale))
  const firstParts = new Set([...others].map((locale) => locale.toLowerCase()))
  const clash = pages.find(({ slug, locale }) => locale === default_locale && firstParts.has(slug))
  if (!clash) return
  throw invalidField(
    'default_locale',
    'slug_taken',
    `Nothing was changed. The page "${clash.slug}" in "${default_locale}" would stand where the pages of another language begin. Give it another address part first.`,
  )
}

export async function slugFromTitle(db: ReadDb, site_id: number, locale: string, title: string): Promise<string> {
  const base = slugify(title, locale) || 'page'
  const taken = await pageSlugs(db, site_id, locale)
  return freeSlug(isReservedPage(base) ? `${base}-page`.slice(0, MAX_SLUG) : base, taken)
}

export async function navOrder(
  db: ReadDb,
  site_id: number,
  locale: string,
  slug: string,
  wished: number | null | undefined,
): Promise<number | null> {
  if (slug === NOT_FOUND_SLUG || wished === null) return null
  return wished ?? nextNavOrder(db, site_id, locale)
}
