import type { ImageWish, MadeImage } from '../../../core/media/image-provider.ts'

export interface ImageVendorSettings {
  upstream_model: string
  base_url: string
  /** Egress, bound to this vendor. It puts the key on. */
  fetch: typeof fetch
}

export interface ImageVendor {
  /** How the vendor wants to see its key. */
  credential: { header: string; prefix?: string }
  /** Hosts of the vendor beside the one of its address: the key may go there too. */
  isOwnHost?(hostname: string): boolean
  /** Pictures lie on a host that is known only from the answer: fetched without a key, from public addresses alone. */
  delivers_elsewhere?: true
  make(settings: ImageVendorSettings, wish: ImageWish): Promise<MadeImage>
}
