import * as z from 'zod'
import type { StockProvider } from '../../core/media/stock/provider.ts'
import { listIn, openArchive, WebAddress, type ArchiveSettings } from './archive.ts'

const Photo = z.looseObject({
  id: z.string().min(1),
  width: z.number(),
  height: z.number(),
  alt_description: z.string().nullish(),
  description: z.string().nullish(),
  urls: z.looseObject({ raw: WebAddress, regular: WebAddress, small: WebAddress.nullish() }),
  links: z.looseObject({ html: WebAddress, download_location: WebAddress }),
  user: z.looseObject({ name: z.string(), links: z.looseObject({ html: WebAddress }) }),
})

/** The archive asks that links back to it say who sent the reader. */
function credited(address: string): string {
  const url = new URL(address)
  url.searchParams.set('utm_source', 'quoin')
  url.searchParams.set('utm_medium', 'referral')
  return url.href
}

/** What is kept: wide enough for any page, and never the camera's own file. */
function kept(raw: string): string {
  const url = new URL(raw)
  for (const [name, value] of Object.entries({ w: '2400', fit: 'max', fm: 'jpg', q: '85' }))
    url.searchParams.set(name, value)
  return url.href
}

/** Photographs under the archive's own licence, with the writer's key; every use is told to the archive. */
export const openUnsplash = (settings: ArchiveSettings): StockProvider =>
  openArchive(
    {
      provider: 'unsplash',
      name: 'Unsplash',
      prefix: 'Client-ID ',
      headers: { 'accept-version': 'v1' },
      search: async ({ query, count }, ask) =>
        listIn(await ask('/search/photos', { query, per_page: count, content_filter: 'high' }), 'results', 'Unsplash'),
      findPath: (id) => `/photos/${id}`,
      read(item) {
        const { data } = Photo.safeParse(item)
        if (!data) return null
        const { id, urls, links, user } = data
        return {
          id,
          provider: 'unsplash',
          url: urls.regular,
          original_url: kept(urls.raw),
          thumbnail_url: urls.small ?? urls.regular,
          width: Math.round(data.width),
          height: Math.round(data.height),
          alt: data.alt_description ?? data.description ?? '',
          author: user.name,
          author_url: credited(user.links.html),
          licence: 'Unsplash Licence',
          licence_url: 'https://unsplash.com/license',
          source_url: credited(links.html),
          ping_url: links.download_location,
        }
      },
    },
    settings,
  )
