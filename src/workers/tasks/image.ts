import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { isSvg, looksLike, type ImageMime } from './image-kinds.ts'

/** Above these nothing is decoded. */
const PIXELS = 50_000_000
/** A WebP has no longer side. */
const SIDE = 16_383
const FRAMES = 200
const SVG_BYTES = 1_000_000
/** The longer side of a drawing without pixels of its own. */
const SVG_SIDE = 2_048

interface Size {
  width: number
  height: number
}
interface Picture extends Size {
  bytes: Uint8Array
  mime: ImageMime
}
type Problem = 'empty' | 'not_an_image' | 'unreadable' | 'too_many_pixels' | 'too_many_frames' | 'svg_too_large'
interface NoPicture {
  problem: Problem
}

/** Loaded with the first picture: a thread that compares two texts does without. */
async function open(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // What was decoded is not asked for again, and a thread of ours is one of two.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS, ...options })
}

/** Header first: what is too large is never decoded. Then every byte once, because a cut file has a good header. */
export async function readImage({ bytes }: { bytes: Uint8Array }): Promise<Picture | NoPicture> {
  if (bytes.byteLength === 0) return { problem: 'empty' }
  if (isSvg(bytes)) return rasterise(bytes)
  const mime = looksLike(bytes)
  if (!mime) return { problem: 'not_an_image' }
  const head = await headOf(bytes)
  if ('problem' in head) return head
  try {
    const image = await open(bytes)
    await image.resize(32, 32, { fit: 'inside' }).raw().toBuffer()
  } catch {
    return { problem: 'unreadable' }
  }
  const { width, height } = head.autoOrient
  return { bytes, mime, width, height }
}

export async function fitImage({ bytes, width, height }: Size & { bytes: Uint8Array }): Promise<Picture | NoPicture> {
  const read = await readImage({ bytes })
  if ('problem' in read || (read.width === width && read.height === height)) return read
  const jpeg = read.mime === 'image/jpeg'
  const fitted = (await open(bytes)).autoOrient().resize(width, height, { fit: 'cover', position: 'centre' })
  const made = await (jpeg ? fitted.jpeg({ quality: 92 }) : fitted.png()).toBuffer()
  return { bytes: plain(made), mime: jpeg ? 'image/jpeg' : 'image/png', width, height }
}

export async function drawImage({ svg, width, height }: Size & { svg: string }): Promise<Picture> {
  const image = await open(Buffer.from(svg))
  const drawn = await image.resize(width, height, { fit: 'fill' }).png().toBuffer()
  return { bytes: plain(drawn), mime: 'image/png', width, height }
}

const encode = {
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
}

/** Of a moving picture the first frame. Metadata is left behind, and with it where a photograph was taken. */
export async function renderImage({
  bytes,
  width,
  format,
}: {
  bytes: Uint8Array
  width: number
  format: keyof typeof encode
}): Promise<Picture> {
  const small = (await open(bytes)).autoOrient().resize({ width, withoutEnlargement: true })
  const { data, info } = await encode[format](small).toBuffer({ resolveWithObject: true })
  return { bytes: plain(data), mime: `image/${format}`, width: info.width, height: info.height }
}

async function headOf(bytes: Uint8Array): Promise<Metadata | NoPicture> {
  let head: Metadata
  try {
    head = await (await open(bytes)).metadata()
  } catch (error) {
    const large = error instanceof Error && error.message.includes('pixel limit')
    return { problem: large ? 'too_many_pixels' : 'unreadable' }
  }
  if (head.width > SIDE || head.height > SIDE) return { problem: 'too_many_pixels' }
  if ((head.pages ?? 1) > FRAMES) return { problem: 'too_many_frames' }
  return head
}

/** No script, link or font of a drawing survives becoming pixels. */
async function rasterise(bytes: Uint8Array): Promise<Picture | NoPicture> {
  if (bytes.byteLength > SVG_BYTES) return { problem: 'svg_too_large' }
  const head = await headOf(bytes)
  if ('problem' in head) return head
  const longer = Math.max(head.width, head.height)
  const density = Math.min(2_400, Math.max(1, 72 * (SVG_SIDE / longer)))
  try {
    const image = await open(bytes, { density })
    const { data, info } = await image
      .resize(SVG_SIDE, SVG_SIDE, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { bytes: plain(data), mime: 'image/png', width: info.width, height: info.height }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** A view of its own memory: a pooled Buffer would be sent to the other thread with its neighbours. */
const plain = (buffer: Buffer): Uint8Array => new Uint8Array(buffer)
