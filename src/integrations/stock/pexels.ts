import * as z from 'zod'
import type { StockProvider } from '../../core/media/stock/provider.ts'
import { listIn, openArchive, WebAddress, type ArchiveSettings } from './archive.ts'

const Photo = z.looseObject({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: WebAddress,
  photographer: z.string().nullish(),
  photographer_url: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.looseObject({ original: WebAddress, large2x: WebAddress.nullish(), medium: WebAddress.nullish() }),
})

/** Photographs under the archive's own licence, with the writer's key. */
export const openPexels = (settings: ArchiveSettings): StockProvider =>
  openArchive(
    {
      provider: 'pexels',
      name: 'Pexels',
      prefix: '',
      search: async ({ query, count }, ask) =>
        listIn(await ask('/search', { query, per_page: count }), 'photos', 'Pexels'),
      findPath: (id) => `/photos/${id}`,
      read(item) {
        const { data } = Photo.safeParse(item)
        if (!data) return null
        const { src } = data
        const url = src.large2x ?? src.original
        return {
          id: String(data.id),
          provider: 'pexels',
          url,
          // The originals are straight from the camera: tens of megabytes that no page shows.
          original_url: url,
          thumbnail_url: src.medium ?? url,
          width: Math.round(data.width),
          height: Math.round(data.height),
          alt: data.alt ?? '',
          author: data.photographer ?? '',
          author_url: WebAddress.safeParse(data.photographer_url).data ?? '',
          licence: 'Pexels Licence',
          licence_url: 'https://www.pexels.com/license/',
          source_url: data.url,
          ping_url: null,
        }
      },
    },
    settings,
  )
