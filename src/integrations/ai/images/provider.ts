import type { ImageProviderName } from '../../../contract/media.ts'
import type { ImageProvider, ImageRoute } from '../../../core/media/image-provider.ts'
import { imageProviderInfo } from '../../../core/media/models.ts'
import type { Egress } from '../../../egress/egress.ts'
import { EmptyAnswer } from '../errors.ts'
import type { Who } from '../problems.ts'
import { blackForestLabs } from './black-forest-labs.ts'
import { imageFailure, NoPicture } from './failures.ts'
import { googleImages } from './google.ts'
import { openaiImages } from './openai.ts'
import type { ImageVendor } from './vendor.ts'

// What the SDK would print about a setting that a model ignores; the process's own log is kept by an allow-list.
globalThis.AI_SDK_LOG_WARNINGS = false

const vendors: Record<ImageProviderName, ImageVendor> = {
  openai: openaiImages,
  google: googleImages,
  'black-forest-labs': blackForestLabs,
}

/** An image model of one of the three vendors, through egress and nothing else. */
export function openProvider(egress: Egress, route: ImageRoute): ImageProvider {
  const { provider, upstream_model, credential } = route
  const { name, base_url: usual } = imageProviderInfo(provider)
  const base_url = route.base_url ?? usual
  const vendor = vendors[provider]
  const fetch = vendorFetch(egress, vendor, { ...route, base_url, local: route.base_url !== null })
  const who: Who = { name, last4: credential?.last4 ?? '', upstream_model }
  return {
    async make(wish) {
      try {
        const made = await vendor.make({ upstream_model, base_url, fetch }, wish)
        if (made.bytes.byteLength === 0) throw new EmptyAnswer()
        if (!isPicture(made.bytes)) throw new NoPicture()
        return made
      } catch (error) {
        wish.signal.throwIfAborted()
        throw imageFailure(error, who)
      }
    },
  }
}

/**
 * Which purpose a request has is said by where it goes: the key travels to the vendor's own hosts alone. A picture that
 * lies elsewhere is fetched like any foreign image, by a policy that lists nobody and so carries no credential.
 */
function vendorFetch(
  egress: Egress,
  vendor: ImageVendor,
  { base_url, local, credential }: { base_url: string; local: boolean; credential: ImageRoute['credential'] },
): typeof globalThis.fetch {
  const home = new URL(base_url).origin
  const key = credential ? { credential: { ...vendor.credential, secret: credential } } : {}
  const athome = egress.for({ policy: 'provider', origins: [home], local, ...key })
  const elsewhere = egress.for({ policy: 'stock', origins: [] })
  return async (input, init) => {
    const { origin, protocol, hostname } = new URL(input instanceof Request ? input.url : String(input))
    if (origin === home || !vendor.delivers_elsewhere) return athome(input, init)
    if (protocol === 'https:' && vendor.isOwnHost?.(hostname))
      return egress.for({ policy: 'provider', origins: [origin], ...key })(input, init)
    return elsewhere(input, init)
  }
}

const starts = ([first, ...rest]: readonly number[], bytes: Uint8Array): boolean =>
  bytes[0] === first && rest.every((each, i) => bytes[i + 1] === each)

/** PNG, JPEG or WebP by their first bytes; whether it is whole, a worker sees. */
const isPicture = (bytes: Uint8Array): boolean =>
  starts([0x89, 0x50, 0x4e, 0x47], bytes) ||
  starts([0xff, 0xd8, 0xff], bytes) ||
  (starts([0x52, 0x49, 0x46, 0x46], bytes) && starts([0x57, 0x45, 0x42, 0x50], bytes.subarray(8)))
