import type { ImageStyle } from '../../contract/media.ts'

/** Formats that pictures are kept in. */
export type ImageMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif'
export type RenditionFormat = 'webp' | 'avif' | 'jpeg'

export interface Size {
  width: number
  height: number
}

export interface Picture extends Size {
  bytes: Uint8Array
  mime: ImageMime
}

/** The same wish gives the same picture. */
export interface Illustration extends Size {
  prompt: string
  style: ImageStyle
  seed: number
}

/** Why bytes are no picture that can be kept. */
export interface NoPicture {
  problem: 'empty' | 'not_an_image' | 'unreadable' | 'too_many_pixels' | 'too_many_frames' | 'svg_too_large'
}

/** Work on pixels, in a worker thread. Rejects only when the work itself breaks or takes too long. */
export interface ImageWorker {
  /** Looks at the header, then reads it whole once. Bytes come back as they were; an SVG comes back as PNG. */
  read(bytes: Uint8Array, signal?: AbortSignal): Promise<Picture | NoPicture>
  /** Exactly this size, cut around the middle; the same bytes if it has it. */
  fit(bytes: Uint8Array, size: Size, signal?: AbortSignal): Promise<Picture | NoPicture>
  /** What the offline illustrator draws, as PNG of exactly the size wished for. */
  illustrate(wish: Illustration, signal?: AbortSignal): Promise<Picture>
  /** A smaller picture, turned upright, without any metadata. */
  render(bytes: Uint8Array, wish: { width: number; format: RenditionFormat }, signal?: AbortSignal): Promise<Picture>
}
