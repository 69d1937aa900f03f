import { randomBytes } from 'node:crypto'
import type { MasterKeyStore } from '../../core/secrets.ts'

/** A key for this run alone. */
export function createMemory(): MasterKeyStore {
  let key: Uint8Array | null = null
  return {
    kind: 'memory',
    read: async () => key,
    create: async () => (key ??= randomBytes(32)),
  }
}
