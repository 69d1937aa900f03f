import { isSlug, slugify } from '../../text/slug.ts'
import type { ReadDb } from '../db/open.ts'
import { invalidField } from '../errors.ts'

export const MAX_SLUG = 80

/** The address part that a title asks for, before anyone else has it. */
export const slugOf = (title: string, language: string): string => slugify(title, language, MAX_SLUG) || 'untitled'

/** `base`, or `base-2`, `base-3` … if that is taken; never longer than a slug may be. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = numbered(base, number)
  return slug
}

const numbered = (base: string, number: number): string =>
  `${base.slice(0, MAX_SLUG - String(number).length - 1).replace(/-$/, '')}-${number}`

/** True while a slug is what its title gave it, numbered or not: then it follows the title. */
export function isDerived(slug: string, title: string, language: string): boolean {
  const base = slugOf(title, language)
  const number = Number(slug.match(/-(\d+)$/)?.[1])
  return slug === base || (number >= 2 && slug === numbered(base, number))
}

export function refuseSlug(slug: string): void {
  if (isSlug(slug) && slug.length <= MAX_SLUG) return
  throw invalidField(
    'slug',
    'slug_invalid',
    'Nothing was changed. An address part is made of a to z, 0 to 9 and single hyphens between them.',
  )
}

/** A slug made from `base` that no article outside the trash has. */
export async function uniqueSlug(db: ReadDb, base: string): Promise<string> {
  if (!(await isTaken(db, base))) return base
  const stem = base.slice(0, MAX_SLUG - 8)
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    .where('slug', '>=', stem)
    .where('slug', '<', `${stem}{`)
    .where('deleted_at', 'is', null)
    .execute()
  return freeSlug(base, new Set(rows.map(({ slug }) => slug)))
}

export async function refuseTaken(db: ReadDb, slug: string): Promise<void> {
  if (!(await isTaken(db, slug))) return
  throw invalidField(
    'slug',
    'slug_taken',
    'Nothing was changed. Another article has this address part. Choose another one.',
  )
}

async function isTaken(db: ReadDb, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
