import { moderate } from '../../text/moderate.ts'
import { isSlug, slugify } from '../../text/slug.ts'
import reserved from '../../../resources/reserved-slugs.json' with { type: 'json' }
import { freeSlug } from '../articles/slugs.ts'
import type { ReadDb } from '../db/open.ts'
import { invalidField } from '../errors.ts'

const SITE_MIN = 3
const SITE_MAX = 40

const reservedSites = new Set(reserved.sites)
const reservedPages = new Set(reserved.pages)

/** A site slug that nobody has: the wished one or none, else one made from the name. */
export async function siteSlug(db: ReadDb, wished: string | undefined, name: string, locale: string): Promise<string> {
  if (wished !== undefined) {
    refuseModerated(wished)
    if (isReservedSite(wished)) throw reservedSlug(wished)
    if (await siteHas(db, wished)) throw takenSlug('Another site has this address. Choose another one.')
    return wished
  }
  const base = siteSlugOf(name, locale)
  refuseModerated(base, 'name')
  if (!isReservedSite(base) && !(await siteHas(db, base))) return base
  const rows = await db.selectFrom('hosted_sites').select('slug').execute()
  const taken = new Set([base, ...rows.map(({ slug }) => slug)])
  let slug = freeSlug(base, taken)
  while (isReservedSite(slug)) slug = freeSlug(base, taken.add(slug))
  return slug
}

/** What a name asks for: long enough to be a host name of ours, short enough to take a number. */
export function siteSlugOf(name: string, locale: string): string {
  const slug = slugify(name, locale, SITE_MAX - 4)
  if (slug === '') return 'site'
  return slug.length < SITE_MIN ? `${slug}-site` : slug
}

/** Also with hyphens left out, and what looks like a name in Punycode. */
export const isReservedSite = (slug: string): boolean =>
  reservedSites.has(slug) || reservedSites.has(slug.replaceAll('-', '')) || slug.startsWith('xn-')

export const isReservedPage = (slug: string): boolean => reservedPages.has(slug)

/** Of pages and posts. `pages` of the list are what the server of sites keeps for itself. */
export function refusePageSlug(slug: string): void {
  if (slug === '') return
  if (!isSlug(slug)) {
    throw invalidField(
      'slug',
      'slug_invalid',
      'Nothing was changed. An address part is made of a to z, 0 to 9 and single hyphens between them.',
    )
  }
  if (isReservedPage(slug)) throw reservedSlug(slug)
  refuseModerated(slug)
}

export function refuseModerated(slug: string, path = 'slug'): void {
  if (moderate(slug) === null) return
  throw invalidField(
    path,
    'slug_moderated',
    'Nothing was changed. This address holds a word that may not be used in one. Choose another one.',
  )
}

export const takenSlug = (message: string) => invalidField('slug', 'slug_taken', `Nothing was changed. ${message}`)

const reservedSlug = (slug: string) =>
  invalidField('slug', 'slug_reserved', `Nothing was changed. The address "${slug}" is kept free. Choose another one.`)

async function siteHas(db: ReadDb, slug: string): Promise<boolean> {
  const row = await db.selectFrom('hosted_sites').select('id').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}
