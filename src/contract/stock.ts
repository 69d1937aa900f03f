import * as z from 'zod'
import { Media } from './media.ts'
import { operation } from './operation.ts'
import { Id } from './values.ts'

export const StockProviderName = z.enum(['openverse', 'pexels', 'unsplash'])
export type StockProviderName = z.infer<typeof StockProviderName>

/** One photograph of an archive, with what has to be said when it is shown. */
export const StockImage = z.object({
  url: z.string().meta({ description: 'Address of the picture, large enough for a page' }),
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  provider: StockProviderName,
  id: z.string().meta({ description: "The provider's own id" }),
  author: z.string(),
  author_url: z.string(),
  licence: z.string().meta({ examples: ['CC BY 4.0', 'Unsplash Licence'] }),
  licence_url: z.string(),
  source_url: z.string().meta({ description: 'Page of the picture at the archive' }),
})
export type StockImage = z.infer<typeof StockImage>

export const stockOperations = {
  search_image: operation({
    http: 'GET /hosted/images/search',
    area: 'Hosted images',
    summary: 'Search stock photos. Answers with image URLs, each with its author and licence.',
    scope: 'read',
    feature: 'api_access',
    tool: { open_world: true },
    input: z.strictObject({
      query: z.string().trim().min(1).max(100).meta({ description: 'Search text' }),
      count: z.int().min(1).max(30).default(12).meta({ description: 'How many at most' }),
    }),
    output: z.array(StockImage),
  }),

  import_stock_image: operation({
    http: 'POST /media/stock',
    area: 'Media',
    summary: 'Put a stock photo into the library, with its author and licence.',
    scope: 'studio',
    status: [201, 200], // new; the library had these very bytes already
    input: z.strictObject({
      provider: StockProviderName,
      id: z.string().regex(/^[\w-]{1,100}$/, "An id is made of letters, digits, '_' and '-'."),
      folder_id: Id.optional(),
      alt: z.string().trim().max(1_000).optional().meta({ description: "The provider's own if absent" }),
    }),
    output: z.object({ media: Media, existed: z.boolean() }),
  }),
}
