import { randomBytes } from 'node:crypto'
import type { keyOperations } from '../../contract/keys.ts'
import type { Handlers } from '../handler.ts'
import { tickOnboarding } from '../settings/onboarding.ts'
import { hashKey, makeKeyText, prefixOf } from './key-text.ts'
import { planExpiry } from './rules.ts'
import { getKey, insertKey, listKeys, markRevoked } from './store.ts'

export const keyHandlers: Handlers<typeof keyOperations> = {
  list_api_keys: (ctx) => listKeys(ctx.db),

  create_api_key: async (ctx, wish) => {
    const expires_at = planExpiry(wish.expires_at, ctx.clock.now())
    const key = makeKeyText(randomBytes)
    return ctx.write(async (tx) => {
      const row = await insertKey(tx.db, {
        name: wish.name,
        scopes: wish.scopes,
        expires_at,
        prefix: prefixOf(key),
        sha256: hashKey(key),
        created_at: tx.now(),
      })
      await tickOnboarding(tx, 'api_key')
      tx.emit({ type: 'key.created', id: row.id })
      return { ...row, key }
    })
  },

  revoke_api_key: (ctx, { id }) =>
    ctx.write(async (tx) => {
      await getKey(tx.db, id)
      if (await markRevoked(tx.db, id, tx.now())) tx.emit({ type: 'key.revoked', id })
      return getKey(tx.db, id)
    }),
}
