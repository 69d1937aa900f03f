import { ImageModelKey, type ImageRouteSetting } from '../../contract/images.ts'
import type { AspectRatio } from '../../contract/media.ts'
import type { Core } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { insideWrite, type Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { planBaseUrl } from '../settings/base-url.ts'
import { credentialName } from '../settings/credentials.ts'
import { tickOnboarding } from '../settings/onboarding.ts'
import type { ImageRoute } from './image-provider.ts'
import {
  imageModelName,
  imagePrice,
  imagePriceDate,
  imageProviderInfo,
  isOwnServer,
  shippedImageRoute,
  type ImageRouteTarget,
} from './models.ts'
import type { Candidate } from './rules.ts'

type Parts = Pick<Core, 'db' | 'secrets'>

async function currentImageRoute(db: ReadDb, key: ImageModelKey): Promise<ImageRouteTarget> {
  const row = await db
    .selectFrom('image_routes')
    .select(['provider', 'upstream_model', 'base_url'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? shippedImageRoute(key)
}

export async function showImageRoute({ db, secrets }: Parts, key: ImageModelKey): Promise<ImageRouteSetting> {
  const route = await currentImageRoute(db, key)
  const shipped = shippedImageRoute(key)
  return {
    key,
    name: imageModelName(key),
    ...route,
    ready: isOwnServer(route) || (await secrets.hints(db)).has(credentialName(route.provider)),
    changed:
      route.provider !== shipped.provider ||
      route.upstream_model !== shipped.upstream_model ||
      route.base_url !== shipped.base_url,
    usd_per_image: imagePrice(route, '1:1'),
    price_date: imagePriceDate,
  }
}

export const listImageRoutes = (parts: Parts): Promise<ImageRouteSetting[]> =>
  Promise.all(ImageModelKey.options.map((key) => showImageRoute(parts, key)))

/** Every model with whether it can be used and what one image of this shape costs. */
export const imageCandidates = async (parts: Parts, ratio: AspectRatio): Promise<(Candidate & ImageRouteTarget)[]> =>
  (await listImageRoutes(parts)).map(({ key, ready, provider, upstream_model, base_url }) => {
    const route = { provider, upstream_model, base_url }
    return { key, ready, ...route, usd: imagePrice(route, ratio) }
  })

/** A route with its key. The job was begun with one: that it is gone is said, and nobody else steps in. */
export async function openRoute({ db, secrets }: Parts, route: ImageRouteTarget): Promise<ImageRoute> {
  // A keychain that was unlocked since the start opens here, without a restart.
  if (secrets.state() === 'locked' && !insideWrite()) await secrets.retry()
  const credential = await secrets.read(db, credentialName(route.provider))
  if (!credential && !isOwnServer(route)) {
    throw new StudioError(
      'unavailable',
      `The key for ${imageProviderInfo(route.provider).name} is gone. Nothing was charged. Store a key in Settings and try again.`,
    )
  }
  return { ...route, credential }
}

export async function saveImageRoute(tx: Tx, key: ImageModelKey, wish: ImageRouteTarget): Promise<void> {
  const { provider, upstream_model } = wish
  // The same rules as for a vendor's text models: only the compatible kind must have an address.
  const route = { provider, upstream_model, base_url: planBaseUrl('openai', wish.base_url) }
  await tx.db
    .insertInto('image_routes')
    .values({ key, ...route })
    .onConflict((on) => on.column('key').doUpdateSet(route))
    .execute()
  await tickOnboarding(tx, 'model')
  tx.emit({ type: 'routes.saved' })
}

export async function resetImageRoute(tx: Tx, key: ImageModelKey): Promise<void> {
  const { numDeletedRows } = await tx.db.deleteFrom('image_routes').where('key', '=', key).executeTakeFirst()
  if (numDeletedRows > 0n) tx.emit({ type: 'routes.saved' })
}
