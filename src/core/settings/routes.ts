import { TextModelKey } from '../../contract/generation.ts'
import type { ModelRoute, Provider } from '../../contract/settings.ts'
import type { Core } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { insideWrite } from '../db/write.ts'
import { priceOf, shippedRoute, type Price } from '../generation/models.ts'
import type { TextRoute } from '../generation/text-provider.ts'
import { planBaseUrl } from './base-url.ts'
import { credentialName } from './credentials.ts'
import { tickOnboarding } from './onboarding.ts'

interface StoredRoute {
  provider: Provider
  upstream_model: string
  base_url: string | null
}

export interface OnlineRoute {
  offline: false
  route: TextRoute
  price: Price
  /** As shipped; what was measured is better. */
  tokens_per_second: number
}

/**
 * What a public model key means now. Offline when the route has no credential and no server of the writer's own.
 * A credential that is stored but cannot be read is never taken for none: throws `unavailable`.
 */
export async function routeOf(
  { db, secrets }: Pick<Core, 'db' | 'secrets'>,
  key: TextModelKey,
): Promise<OnlineRoute | { offline: true }> {
  // A keychain that was unlocked since the start opens here, without a restart.
  if (secrets.state() === 'locked' && !insideWrite()) await secrets.retry()
  const { provider, upstream_model, base_url } = await currentRoute(db, key)
  const credential = await secrets.read(db, credentialName(provider))
  if (!credential && !needsNoKey({ provider, base_url })) return { offline: true }
  return {
    offline: false,
    route: { provider, upstream_model, base_url, credential },
    price: priceOf(provider, upstream_model, base_url),
    tokens_per_second: shippedRoute(key).tokens_per_second,
  }
}

const needsNoKey = ({ provider, base_url }: Pick<StoredRoute, 'provider' | 'base_url'>): boolean =>
  provider === 'openai-compatible' && base_url !== null

export async function currentRoute(db: ReadDb, key: TextModelKey): Promise<StoredRoute> {
  const row = await db
    .selectFrom('model_routes')
    .select(['provider', 'upstream_model', 'base_url'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row) return row
  const { provider, upstream_model, base_url } = shippedRoute(key)
  return { provider, upstream_model, base_url }
}

export async function showRoute({ db, secrets }: Pick<Core, 'db' | 'secrets'>, key: TextModelKey): Promise<ModelRoute> {
  const route = await currentRoute(db, key)
  const shipped = shippedRoute(key)
  const stored = await secrets.hints(db)
  return {
    key,
    name: shipped.name,
    ...route,
    ready: stored.has(credentialName(route.provider)) || needsNoKey(route),
    changed:
      route.provider !== shipped.provider ||
      route.upstream_model !== shipped.upstream_model ||
      route.base_url !== shipped.base_url,
    ...priceOf(route.provider, route.upstream_model, route.base_url),
  }
}

export const listRoutes = (core: Pick<Core, 'db' | 'secrets'>): Promise<ModelRoute[]> =>
  Promise.all(TextModelKey.options.map((key) => showRoute(core, key)))

export async function saveRoute(tx: Tx, key: TextModelKey, wish: StoredRoute): Promise<void> {
  const { provider, upstream_model } = wish
  const route = { provider, upstream_model, base_url: planBaseUrl(provider, wish.base_url) }
  await tx.db
    .insertInto('model_routes')
    .values({ key, ...route })
    .onConflict((on) => on.column('key').doUpdateSet(route))
    .execute()
  await tickOnboarding(tx, 'model')
  tx.emit({ type: 'routes.saved' })
}

export async function resetRoute(tx: Tx, key: TextModelKey): Promise<void> {
  const { numDeletedRows } = await tx.db.deleteFrom('model_routes').where('key', '=', key).executeTakeFirst()
  if (numDeletedRows > 0n) tx.emit({ type: 'routes.saved' })
}
