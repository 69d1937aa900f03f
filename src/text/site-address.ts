import { slugify } from './slug.ts'

/** Below which posts stand where a locale has no blog listing. */
export const POSTS_FOLDER = 'posts'

/** `http://bees.localhost:4311/`, with the port that the sites are really served on. */
export function siteUrl(sites: string, slug: string): string {
  const { protocol, port } = new URL(sites)
  return `${protocol}//${slug}.localhost${port === '' ? '' : `:${port}`}/`
}

/** Empty for the default locale, `/de` or `/de-at` for another one. */
export const localePrefix = (locale: string, default_locale: string): string =>
  locale === default_locale ? '' : `/${locale.toLowerCase()}`

/** From the root of the site, with a slash at both ends. */
export const pagePath = ({ locale, slug }: { locale: string; slug: string }, default_locale: string): string =>
  `${localePrefix(locale, default_locale)}/${slug === '' ? '' : `${slug}/`}`

/** `listing` is the slug of the blog listing in the post's locale, null where there is none. */
export const postPath = (
  { locale, slug }: { locale: string; slug: string },
  listing: string | null,
  default_locale: string,
): string => `${localePrefix(locale, default_locale)}/${listing || POSTS_FOLDER}/${slug}/`

/** Folder of the posts of a locale, from the root, with a slash at both ends. `listing` as for `postPath`. */
export const postFolder = (locale: string, listing: string | null, default_locale: string): string =>
  `${localePrefix(locale, default_locale)}/${listing || POSTS_FOLDER}/`

/** Page n of a list whose first page stands at `base`. */
export const listPath = (base: string, page: number): string => (page <= 1 ? base : `${base}page/${page}/`)

/** A tag as it stands in addresses; `locale` is that of the post. Never empty: signs that cannot be spelt go by number. */
export function tagSlug(tag: string, locale: string): string {
  const spoken = tag.replace(/^#/, '').replaceAll('+', ' plus').replaceAll('#', ' sharp')
  const numbers = () => [...tag].map((sign) => sign.codePointAt(0)!.toString(16)).join('-')
  return slugify(spoken, locale) || `tag-${numbers()}`.slice(0, 80).replace(/-$/, '')
}

/** Archive of a tag below the folder of posts: `/notes/tag/honey/`. */
export const tagPath = (folder: string, tag: string, locale: string): string => `${folder}tag/${tagSlug(tag, locale)}/`

/** `/feed.xml`, `/de/feed.json`. */
export const feedPath = (locale: string, default_locale: string, kind: 'xml' | 'json'): string =>
  `${localePrefix(locale, default_locale)}/feed.${kind}`

/** What one sitemap may hold by the protocol. */
export const SITEMAP_URLS = 50_000

/** Names of all sitemap files of a site with so many addresses. */
export const sitemapNames = (urls: number): string[] =>
  urls <= SITEMAP_URLS
    ? ['sitemap.xml']
    : ['sitemap.xml', ...Array.from({ length: Math.ceil(urls / SITEMAP_URLS) }, (_, at) => `sitemap-${at + 1}.xml`)]

/** True when one language code is the other or its beginning: `uk` and `uk-UA`. */
export function speaksAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
}
