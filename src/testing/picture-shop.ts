import type { ImageRoute, ImageWish, OpenImageProvider } from '../core/media/image-provider.ts'
import { drawImage } from '../workers/tasks/image.ts'

interface Delivery {
  /** In the size asked for, if absent. */
  width?: number
  height?: number
  bytes?: Uint8Array
  usd?: number
  error?: Error
}

export interface PictureShop {
  open: OpenImageProvider
  calls: { route: ImageRoute; wish: ImageWish }[]
  sent: Buffer[]
  /** How the next call goes; every one after it is plain. */
  next(delivery: Delivery): void
  always(delivery: Delivery): void
  /** Calls no longer come back before their signal aborts. */
  hang(): void
  /** Resolves with the call of this number, 1 being the first. */
  called(number?: number): Promise<void>
}

/** An image provider that draws one colour, for tests of what is around it. */
export function pictureShop(): PictureShop {
  const coming: Delivery[] = []
  let usual: Delivery = {}
  let hanging = false
  const calls: PictureShop['calls'] = []
  const sent: Buffer[] = []
  const waiting: { number: number; resolve: () => void }[] = []

  return {
    calls,
    sent,
    next: (delivery) => void coming.push(delivery),
    always: (delivery) => void (usual = delivery),
    hang: () => void (hanging = true),
    called: (number = 1) =>
      calls.length >= number ? Promise.resolve() : new Promise((resolve) => waiting.push({ number, resolve })),
    open: (route) => ({
      async make(wish) {
        calls.push({ route, wish })
        for (const { number, resolve } of waiting) if (calls.length >= number) resolve()
        if (hanging) {
          await new Promise((_, reject) =>
            wish.signal.addEventListener('abort', () => reject(wish.signal.reason as Error), { once: true }),
          )
        }
        const { width = wish.width, height = wish.height, bytes, usd = null, error } = coming.shift() ?? usual
        if (error) throw error
        const picture = bytes ? Buffer.from(bytes) : await plainPicture(width, height, wish.seed)
        sent.push(picture)
        return { bytes: picture, usd }
      },
    }),
  }
}

/** A plain picture; every seed has another colour. */
export async function plainPicture(width: number, height: number, seed = 0): Promise<Buffer> {
  const fill = `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`
  return Buffer.from((await drawImage({ svg, width, height })).bytes)
}
