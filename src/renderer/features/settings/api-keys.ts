import type { KeyScopes } from '../../../contract/keys.ts'

export const expiries = ['30', '90', '365', 'never'] as const
export type Expiry = (typeof expiries)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment a key made now ends; absent for a key that does not. */
export const expiresAt = (expiry: Expiry, now: number): string | undefined =>
  expiry === 'never' ? undefined : `${new Date(now + Number(expiry) * DAY_MS).toISOString().slice(0, 19)}Z`

export const scopeKey = (scopes: KeyScopes): 'api.scope.read' | 'api.scope.write' =>
  scopes === 'read' ? 'api.scope.read' : 'api.scope.write'
