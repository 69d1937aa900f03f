/** Where browsers that do not know `*.localhost` find a live site: below the studio's own address for sites. */
export const fallbackUrl = (sites: string, slug: string): string => new URL(`/_preview/${slug}/`, sites).href

/** A template as a site, before there is one. */
export const templateUrl = (sites: string, key: string, locale: string): string =>
  new URL(`/_template/${key}/${locale}/`, sites).href

/** An address as people say it: `bees.localhost:4311/notes`. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The id in a route; NaN where a link is damaged, and then there is no such site. */
export const idOf = (text: string): number => (/^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN)
