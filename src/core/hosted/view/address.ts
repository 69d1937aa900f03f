import { localePrefix } from '../../../text/site-address.ts'
import { NOT_FOUND_SLUG } from '../page-address.ts'

/** What an address asks for, before anyone looks whether it is there. */
export type Target =
  | { kind: 'page'; locale: string; slug: string; number: number }
  | { kind: 'post'; locale: string; slug: string }
  | { kind: 'tag'; locale: string; tag_slug: string; number: number }
  | { kind: 'feed'; locale: string; what: 'rss' | 'json'; name: string }
  | { kind: 'sitemap'; name: string }
  | { kind: 'robots' }
  | { kind: 'missing'; locale: string }
  /** The same thing has one address: this one. */
  | { kind: 'elsewhere'; path: string }
  | null

export interface AddressBook {
  default_locale: string
  /** All that are known, the default included. */
  locales: readonly string[]
  post_folders: Readonly<Record<string, string>>
}

/** The locale that a path is below: the default for everything that begins with no other one. */
export const localeOf = (path: string, { locales, default_locale }: AddressBook): string =>
  locales.find(
    (locale) => locale !== default_locale && `${path}/`.startsWith(`${localePrefix(locale, default_locale)}/`),
  ) ?? default_locale

/** `path` is decoded and begins with a slash. */
export function targetOf(path: string, book: AddressBook): Target {
  const locale = localeOf(path, book)
  const prefix = localePrefix(locale, book.default_locale)
  if (path === '/robots.txt') return { kind: 'robots' }
  if (/^\/sitemap(-[1-9]\d{0,4})?\.xml$/.test(path)) return { kind: 'sitemap', name: path.slice(1) }
  const name = path.slice(1)
  if (path === `${prefix}/feed.xml`) return { kind: 'feed', locale, what: 'rss', name }
  if (path === `${prefix}/feed.json`) return { kind: 'feed', locale, what: 'json', name }
  if (path === `${prefix}/404.html`) return { kind: 'missing', locale }
  if (path.endsWith('/index.html')) return { kind: 'elsewhere', path: path.slice(0, -'index.html'.length) }
  if (!path.endsWith('/')) return null
  return directoryTarget(path, locale, prefix, book.post_folders[locale] ?? `${prefix}/posts/`)
}

function directoryTarget(path: string, locale: string, prefix: string, folder: string): Target {
  const [, base = path, digits] = /^(.*\/)page\/(\d{1,6})\/$/.exec(path) ?? []
  const number = digits === undefined ? 1 : Number(digits)
  if (digits !== undefined && (number < 2 || digits !== String(number))) {
    return number < 1 ? null : { kind: 'elsewhere', path: number === 1 ? base : `${base}page/${number}/` }
  }
  const parts = base.slice(prefix.length + 1, -1).split('/')
  const slug = parts[0] ?? ''
  if (parts.length === 1) return slug === NOT_FOUND_SLUG ? null : { kind: 'page', locale, slug, number }
  if (!base.startsWith(folder)) return null
  const below = base.slice(folder.length, -1).split('/')
  if (below.length === 1 && below[0] && number === 1) return { kind: 'post', locale, slug: below[0] }
  if (below.length === 2 && below[0] === 'tag') return { kind: 'tag', locale, tag_slug: below[1]!, number }
  return null
}
