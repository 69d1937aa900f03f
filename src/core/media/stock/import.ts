import type { Media } from '../../../contract/media.ts'
import type { StockProviderName } from '../../../contract/stock.ts'
import type { Context } from '../../context.ts'
import { notFound, StudioError } from '../../errors.ts'
import { importPicture } from '../upload.ts'
import type { FoundImage, StockProvider } from './provider.ts'
import { inTime, nobodyAnswered, openArchive } from './search.ts'

/** Of the picture itself. */
const FETCH_MS = 60_000

interface ImportWish {
  provider: StockProviderName
  id: string
  folder_id?: number | undefined
  alt?: string | undefined
}

/**
 * Takes a picture in as the archive has it today: author and licence are the archive's words, never the caller's. The
 * ledger keeps them for good, whatever becomes of the picture.
 */
export async function importStock(
  ctx: Context,
  { provider: name, id, folder_id, alt }: ImportWish,
): Promise<{ media: Media; existed: boolean }> {
  const archive = await openArchive(ctx, name)
  if (!archive) throw noKey()
  const { image, bytes } = await fetchImage(ctx, archive, id)
  const { author, author_url, licence, licence_url, source_url } = image
  const credit = { author, author_url, licence, licence_url, source_url }
  const imported = await importPicture(
    ctx,
    bytes,
    {
      ...credit,
      source: 'stock',
      filename: image.alt.slice(0, 60) || `${name} ${id}`,
      alt: alt ?? image.alt,
      ...(folder_id !== undefined && { folder_id }),
    },
    async (tx, media) => {
      await tx.db
        .insertInto('stock_ledger')
        .values({
          media_id: media.id,
          provider: name,
          provider_id: id,
          ...credit,
          fetched_at: tx.now(),
          pinged_at: null,
        })
        .execute()
    },
  )
  await ping(ctx, archive, image, imported.media.id)
  return imported
}

async function fetchImage(ctx: Context, archive: StockProvider, id: string) {
  try {
    const image = await inTime(ctx, (signal) => archive.find(id, signal))
    if (!image) throw notFound('stock photo', id)
    return { image, bytes: await inTime(ctx, (signal) => archive.download(image, signal), FETCH_MS) }
  } catch (error) {
    if (error instanceof StudioError && error.retry === 'offline') throw nobodyAnswered(ctx, [error])
    throw error
  }
}

/** After the picture is safe. An archive that does not hear of one use is no reason to refuse the picture. */
async function ping(ctx: Context, archive: StockProvider, image: FoundImage, media_id: number): Promise<void> {
  if (image.ping_url === null) return
  try {
    await inTime(ctx, (signal) => archive.pingDownload(image, signal))
  } catch (error) {
    ctx.log('warn', 'stock.not_pinged', { provider: image.provider, error: error as Error })
    return
  }
  await ctx.write(async (tx) => {
    await tx.db
      .updateTable('stock_ledger')
      .set({ pinged_at: tx.now() })
      .where('media_id', '=', media_id)
      .where('provider', '=', image.provider)
      .where('provider_id', '=', image.id)
      .where('pinged_at', 'is', null)
      .execute()
  })
}

const noKey = () =>
  new StudioError('conflict', 'This archive needs a key, and none is stored. Store it in Settings and try again.')
