import * as z from 'zod'
import type { StockProvider } from '../../core/media/stock/provider.ts'
import { listIn, openArchive, WebAddress, type ArchiveSettings } from './archive.ts'

/** Without a key the service gives twenty to a page. */
const PAGE = 20

const Item = z.looseObject({
  id: z.string().min(1),
  url: WebAddress,
  thumbnail: WebAddress.nullish(),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  foreign_landing_url: WebAddress,
  width: z.number().nullish(),
  height: z.number().nullish(),
})

const publicDomain: Record<string, string> = { cc0: 'CC0', pdm: 'Public Domain Mark' }

/** `by-sa` and `4.0` are `CC BY-SA 4.0`. */
export const licenceName = (license: string, version: string | null | undefined): string =>
  [publicDomain[license] ?? `CC ${license.toUpperCase()}`, version ?? ''].join(' ').trim()

const web = (address: string | null | undefined): string => WebAddress.safeParse(address).data ?? ''

/** Openly licensed pictures of museums and photo sites, without a key. Only what may be changed and used in business. */
export const openOpenverse = (settings: ArchiveSettings): StockProvider =>
  openArchive(
    {
      provider: 'openverse',
      name: 'Openverse',
      prefix: '',
      async search({ query, count }, ask) {
        const pages = Math.ceil(count / PAGE)
        const page_size = Math.ceil(count / pages)
        const found: unknown[] = []
        for (let page = 1; page <= pages; page++) {
          const wish = { q: query, page, page_size, license_type: 'commercial,modification', mature: 'false' }
          const list = listIn(await ask('/images/', wish), 'results', 'Openverse')
          found.push(...list)
          if (list.length < page_size) break
        }
        return found
      },
      findPath: (id) => `/images/${id}/`,
      read(item) {
        const { data } = Item.safeParse(item)
        if (!data) return null
        const { id, url, title, creator, license, license_version } = data
        return {
          id,
          provider: 'openverse',
          url,
          original_url: url,
          thumbnail_url: data.thumbnail ?? url,
          width: Math.round(data.width ?? 0),
          height: Math.round(data.height ?? 0),
          alt: title ?? '',
          author: creator ?? '',
          author_url: web(data.creator_url),
          licence: licenceName(license, license_version),
          licence_url: web(data.license_url),
          source_url: data.foreign_landing_url,
          ping_url: null,
        }
      },
    },
    settings,
  )
