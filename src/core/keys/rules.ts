import type { Caller } from '../context.ts'
import { invalidField } from '../errors.ts'
import { timestamp } from '../time.ts'
import type { KeyRow } from './store.ts'

export type KnownKey = Pick<KeyRow, 'id' | 'name' | 'scopes' | 'expires_at' | 'revoked_at'>

export type KeyAnswer = { status: 'ok'; caller: Caller } | { status: 'unknown' | 'revoked' | 'expired' }

/** Whether a key may pass at `now`, and as whom. A key ends with the first moment of `expires_at`. */
export function judgeKey(key: KnownKey | undefined, now: number): KeyAnswer {
  if (!key) return { status: 'unknown' }
  if (key.revoked_at !== null) return { status: 'revoked' }
  if (key.expires_at !== null && Date.parse(key.expires_at) <= now) return { status: 'expired' }
  const scopes = key.scopes === 'read,write' ? (['read', 'write'] as const) : (['read'] as const)
  return { status: 'ok', caller: { kind: 'key', name: key.name, scopes, via: 'rest', key_id: key.id } }
}

/** The end of a new key as it is stored, to the second. Refuses a key that would be born dead. */
export function planExpiry(expires_at: string | undefined, now: number): string | null {
  if (expires_at === undefined) return null
  const ends = Date.parse(expires_at)
  if (!(Math.floor(ends / 1000) * 1000 > now)) {
    throw invalidField(
      'expires_at',
      'in_the_past',
      'No key was made. expires_at has passed already. Give a later time, or leave it out.',
    )
  }
  return timestamp(ends)
}
