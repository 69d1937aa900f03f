import type { Media } from '../../contract/media.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { aloneWithFiles } from './alone.ts'
import { invalidField } from '../errors.ts'
import type { NoPicture, Picture } from './image-worker.ts'
import { mustHaveRoom } from './room.ts'
import { insertMedia, keepBytes, mustHaveFolder, type Origin } from './save.ts'

const sentences: Record<NoPicture['problem'], string> = {
  empty: 'This file is empty.',
  not_an_image: 'This is not a picture that Quoin can keep. PNG, JPEG, WebP, GIF, AVIF and SVG are.',
  unreadable: 'This picture is damaged or cut off, so it cannot be read.',
  too_many_pixels: 'This picture is larger than 50 megapixels, or than 16,383 pixels on a side.',
  too_many_frames: 'This picture has more than 200 frames.',
  svg_too_large: 'This drawing is larger than 1 MB.',
}

const noPicture = ({ problem }: NoPicture) =>
  invalidField('bytes', problem, `${sentences[problem]} Nothing was saved. Choose another file.`)

/**
 * Bytes from outside into the library: looked at by a worker, written under their hash, then the row. The same bytes
 * give the item there is; `also` is written with it. Throws `validation_error` at `bytes` for what is no picture.
 */
export async function importPicture(
  ctx: Context,
  bytes: Uint8Array,
  origin: Origin,
  also: (tx: Tx, media: Media) => Promise<void> = async () => {},
): Promise<{ media: Media; existed: boolean }> {
  await mustHaveRoom(ctx.folder)
  // Before a file is written for a folder that is not there.
  if (origin.folder_id) await mustHaveFolder(ctx.db, origin.folder_id)
  const picture = await readPicture(ctx, bytes)
  return aloneWithFiles(async () => {
    const kept = await keepBytes(ctx, picture)
    return ctx.write(async (tx) => {
      const inserted = await insertMedia(tx, kept, origin)
      await also(tx, inserted.media)
      return inserted
    })
  })
}

async function readPicture(ctx: Context, bytes: Uint8Array): Promise<Picture> {
  const read = await ctx.workers.images.read(bytes).catch((error: unknown): NoPicture => {
    // A picture that breaks the thread that reads it, or takes it too long, is as good as damaged.
    ctx.log('warn', 'media.unreadable', { error: error as Error })
    return { problem: 'unreadable' }
  })
  if ('problem' in read) throw noPicture(read)
  return read
}
