/** Below which posts stand where a locale has no blog listing. */
export const POSTS_FOLDER = 'posts'

/** `http://bees.localhost:4311/`, with the port that the sites are really served on. */
export function siteUrl(sites: string, slug: string): string {
  const { protocol, port } = new URL(sites)
  return `${protocol}//${slug}.localhost${port === '' ? '' : `:${port}`}/`
}

/** Empty for the default locale, `/de` or `/de-at` for another one. */
const localePrefix = (locale: string, default_locale: string): string =>
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

/** True when one language code is the other or its beginning: `uk` and `uk-UA`. */
export function speaksAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
}
