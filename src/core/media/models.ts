import * as z from 'zod'
import data from '../../../resources/image-models.json' with { type: 'json' }
import { ImageModelKey } from '../../contract/images.ts'
import { ImageProviderName, type AspectRatio } from '../../contract/media.ts'
import { isPrivateHost } from '../settings/base-url.ts'

/** List price of one image in US dollars: square, and of every other shape. */
const Model = z.strictObject({ usd: z.number().nonnegative(), usd_oblong: z.number().nonnegative() })

const Models = z.strictObject({
  price_date: z.iso.date(),
  providers: z.record(ImageProviderName, z.strictObject({ name: z.string(), base_url: z.url() })),
  routes: z.record(
    ImageModelKey,
    z.strictObject({ name: z.string(), provider: ImageProviderName, upstream_model: z.string() }),
  ),
  models: z.record(ImageProviderName, z.record(z.string(), Model)),
})

const { price_date, providers, routes, models } = Models.parse(data)

export const imagePriceDate = price_date

export interface ImageRouteTarget {
  provider: ImageProviderName
  upstream_model: string
  base_url: string | null
}

/** As a sentence names it, and the address that it answers at. */
export const imageProviderInfo = (provider: ImageProviderName): { name: string; base_url: string } =>
  providers[provider]

export const imageModelName = (key: ImageModelKey): string => routes[key].name

export const shippedImageRoute = (key: ImageModelKey): ImageRouteTarget => {
  const { provider, upstream_model } = routes[key]
  return { provider, upstream_model, base_url: null }
}

/** A server of the writer's own needs no key and costs nothing. */
export const isOwnServer = ({ base_url }: Pick<ImageRouteTarget, 'base_url'>): boolean =>
  base_url !== null && isPrivateHost(URL.parse(base_url)?.hostname ?? '')

/** A model that is not in the table costs what the dearest of its provider costs: a guess is never too low. */
export function imagePrice(route: ImageRouteTarget, ratio: AspectRatio): number {
  if (isOwnServer(route)) return 0
  const of = models[route.provider]
  const id = route.upstream_model.toLowerCase().replace(/^models\//, '')
  const known = Object.hasOwn(of, id) ? of[id] : Object.values(of).toSorted((a, b) => b.usd - a.usd)[0]
  return ratio === '1:1' ? known!.usd : known!.usd_oblong
}
