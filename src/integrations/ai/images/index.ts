import type { ImageProvider, OpenImageProvider } from '../../../core/media/image-provider.ts'
import type { Egress } from '../../../egress/egress.ts'

/** The image models of the three vendors. Their libraries are loaded with the first picture. */
export const openImageProvider =
  (egress: Egress): OpenImageProvider =>
  (route) => {
    let opened: Promise<ImageProvider> | undefined
    return {
      async make(wish) {
        opened ??= import('./provider.ts').then(({ openProvider }) => openProvider(egress, route))
        return (await opened).make(wish)
      },
    }
  }
