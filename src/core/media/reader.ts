import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { aloneWithFiles } from './alone.ts'
import { readMediaFile, sha256Of, writeMediaFile } from './files.ts'
import type { ImageMime, RenditionFormat } from './image-worker.ts'
import { AVIF_WIDTH, widthsOf } from './rules.ts'
import { findBySha, findMedia, originalName, renditionName, type MediaRow } from './store.ts'

export interface MediaFile {
  bytes: Uint8Array
  mime: ImageMime
  /** As a download is named. */
  filename: string
  /** Names these very bytes. */
  tag: string
}

export interface Rendition {
  width: number
  format: RenditionFormat
}

/**
 * Bytes of a stored picture, the original or a smaller one; null when there is no such. Smaller ones are made when they
 * are first asked for, and again when their file is gone. One in the trash is still served: pages may show it.
 */
export async function readMedia(ctx: Context, sha256: string, wish: Rendition | null): Promise<MediaFile | null> {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return null
  const row = await findBySha(ctx.db, sha256)
  if (!row) return null
  if (!wish) {
    return { bytes: await original(ctx, row), mime: row.mime as ImageMime, filename: row.filename, tag: sha256 }
  }
  if (!widthsOf(row).includes(wish.width) || (wish.format === 'avif' && wish.width > AVIF_WIDTH)) return null
  const { width, format } = wish
  return {
    bytes: await rendition(ctx, row, wish),
    mime: `image/${format}`,
    filename: `${row.filename.replace(/\.\w+$/, '')}-${width}.${format}`,
    tag: `${sha256}-${width}-${format}`,
  }
}

/** Checked against its name: a damaged picture is never served as if it were whole, and never overwritten. */
async function original(ctx: Context, row: MediaRow): Promise<Uint8Array> {
  const bytes = await readMediaFile(ctx.folder, originalName(row))
  if (bytes && (await sha256Of(bytes)) === row.sha256) return bytes
  ctx.log('error', 'media.damaged', { media_id: row.id, missing: bytes === null })
  throw new StudioError(
    'unavailable',
    `The file of the picture ${row.filename} is ${bytes ? 'damaged' : 'missing'} on the disk. Everything else is safe. Restore it from a backup, or upload it again.`,
  )
}

/** Two who ask for the same at once get the same work. */
const underWay = new Map<string, Promise<Uint8Array>>()

async function rendition(ctx: Context, row: MediaRow, wish: Rendition): Promise<Uint8Array> {
  const name = renditionName(row.sha256, wish.width, wish.format)
  const known = await ctx.db
    .selectFrom('media_files')
    .select('bytes')
    .where('media_id', '=', row.id)
    .where('width', '=', wish.width)
    .where('format', '=', wish.format)
    .executeTakeFirst()
  const stored = known && (await readMediaFile(ctx.folder, name))
  if (stored && stored.byteLength === known.bytes) return stored
  const key = `${ctx.folder}/${name}`
  const making = underWay.get(key) ?? make(ctx, row, wish, name).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function make(ctx: Context, row: MediaRow, wish: Rendition, name: string): Promise<Uint8Array> {
  const { bytes, height } = await ctx.workers.images.render(await original(ctx, row), wish)
  const facts = { height, bytes: bytes.byteLength, created_at: ctx.now() }
  await aloneWithFiles(async () => {
    // Deleted for good while it was made smaller: whoever asked is served, and nothing is kept.
    if (!(await findMedia(ctx.db, row.id))) return
    await writeMediaFile(ctx.folder, name, bytes)
    await ctx.write((tx) =>
      tx.db
        .insertInto('media_files')
        .values({ media_id: row.id, ...wish, ...facts })
        .onConflict((on) => on.columns(['media_id', 'width', 'format']).doUpdateSet(facts))
        .execute(),
    )
  })
  return bytes
}
