import type { AspectRatio, ImageProviderName } from '../../contract/media.ts'
import type { Secret } from '../secret.ts'

export interface ImageRoute {
  provider: ImageProviderName
  upstream_model: string
  /** Another address of the vendor's API; null for the vendor's own. */
  base_url: string | null
  credential: Secret | null
}

export interface ImageWish {
  /** The final prompt: style words are in it. */
  prompt: string
  /** Pixels that are wanted; a provider gives the nearest size it has, and the worker fits it. */
  width: number
  height: number
  aspect_ratio: AspectRatio
  seed: number
  signal: AbortSignal
}

export interface MadeImage {
  /** PNG, JPEG or WebP, as the vendor gave it. */
  bytes: Uint8Array
  /** What the vendor says it cost in US dollars; null when it does not say. */
  usd: number | null
}

/**
 * An image model of some vendor. Errors: StudioError with `retry`. A prompt that the vendor refuses is
 * `validation_error` with `details[0].code` = `prompt_refused` and `retry: 'permanent'`.
 */
export interface ImageProvider {
  make(wish: ImageWish): Promise<MadeImage>
}

export type OpenImageProvider = (route: ImageRoute) => ImageProvider
