import type { SiteFile, SiteFrame } from '../../contract/site-view.ts'
import { SITEMAP_URLS } from '../../text/site-address.ts'
import { publicUrl } from './address.ts'
import { standardOf, translationsOf } from './head.ts'
import { lookOf } from './look.ts'
import { escaped } from './markup.ts'

interface Entry {
  path: string
  changed: string | undefined
  alternates?: { hreflang: string; path: string }[]
  image?: string | undefined
}

interface MadeSitemap {
  body: string
  /** Pictures that it names. */
  files: string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** `sitemap.xml`; above 50,000 addresses an index, and the parts as `sitemap-2.xml`. */
export function sitemapXml(frame: SiteFrame, file: Extract<SiteFile, { what: 'sitemap' }>): MadeSitemap {
  const entries = entriesOf(frame, file)
  const parts = Math.ceil(entries.length / SITEMAP_URLS)
  const part = /sitemap-(\d+)\.xml$/.exec(file.name)?.[1]
  if (part !== undefined) {
    const from = (Number(part) - 1) * SITEMAP_URLS
    return withImages(frame, entries.slice(from, from + SITEMAP_URLS))
  }
  return parts > 1 ? { body: index(frame, parts), files: [] } : withImages(frame, entries)
}

const withImages = (frame: SiteFrame, entries: readonly Entry[]): MadeSitemap => ({
  body: urlSet(frame, entries),
  files: [...new Set(entries.flatMap(({ image }) => image?.slice(1) ?? []))],
})

function entriesOf(frame: SiteFrame, { posts, tags }: Extract<SiteFile, { what: 'sitemap' }>): Entry[] {
  const pages = frame.pages
    .filter(({ noindex, status, slug }) => !noindex && status === 'published' && slug !== '404')
    .map((page) => {
      const found = translationsOf(frame, page)
      const entry = { path: page.path, changed: page.updated_at }
      if (found.length < 2) return entry
      const alternates = [
        ...found.map(({ locale, path }) => ({ hreflang: locale, path })),
        { hreflang: 'x-default', path: standardOf(frame, found).path },
      ]
      return { ...entry, alternates }
    })
  const articles = posts
    .filter(({ noindex }) => !noindex)
    .map(({ path, updated_at, picture }) => ({ path, changed: updated_at, image: imageOf(frame, picture) }))
  return [...pages, ...articles, ...tags.map(({ path }) => ({ path, changed: undefined }))]
}

function imageOf(frame: SiteFrame, sha256: string | null): string | undefined {
  const facts = sha256 ? frame.pictures[sha256] : undefined
  return facts && `/media/${facts.sha256}/${facts.widths.at(-1) ?? facts.width}.webp`
}

function urlSet(frame: SiteFrame, entries: readonly Entry[]): string {
  const look = lookOf(frame)
  const address = (path: string) => escaped(publicUrl(look, path))
  const urls = entries.map(({ path, changed, alternates = [], image }) => {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${escaped(one.hreflang)}" href="${address(one.path)}"/>`,
    )
    const lastmod = changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''
    const picture = image ? `<image:image><image:loc>${address(image)}</image:loc></image:image>` : ''
    return `<url><loc>${address(path)}</loc>${lastmod}${links.join('')}${picture}</url>\n`
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('')}</urlset>
`
}

function index(frame: SiteFrame, parts: number): string {
  const look = lookOf(frame)
  const maps = Array.from({ length: parts }, (_, at) => publicUrl(look, `/sitemap-${at + 1}.xml`))
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.map((map) => `<sitemap><loc>${escaped(map)}</loc></sitemap>\n`).join('')}</sitemapindex>
`
}
