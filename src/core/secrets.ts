import type { SecretStoreState } from '../contract/settings.ts'
import type { WriteDb, ReadDb } from './db/open.ts'
import type { Secret } from './secret.ts'

export type MasterKeyKind = Exclude<SecretStoreState, 'locked'>

/** Where the master key lives; the host fills it with the OS keychain, a passphrase or this run's memory. */
export interface MasterKeyStore {
  readonly kind: MasterKeyKind
  /** The key, or null when there is none *or the keychain is locked*: the two look the same. 32 bytes. */
  read(): Promise<Uint8Array | null>
  /** Stores a new key and reads it back. Throws when the keychain is locked. */
  create(): Promise<Uint8Array>
  /** The store of another kind, if this machine has one: a workspace stays with the kind that sealed it. */
  other?(kind: MasterKeyKind): MasterKeyStore | undefined
}

/** Credentials, encrypted in the database under the master key. Names look like `provider:openai`. */
export interface Secrets {
  state(): SecretStoreState
  /** Null when nothing is stored under the name. Throws StudioError `unavailable` when the store is locked. */
  read(db: ReadDb, name: string): Promise<Secret | null>
  save(db: WriteDb, name: string, secret: Secret): Promise<void>
  forget(db: WriteDb, name: string): Promise<void>
  /** Last four characters of each stored secret by name; reads no key. */
  hints(db: ReadDb): Promise<Map<string, string>>
  /** Looks again for a keychain that was locked. Never inside a write. */
  retry(): Promise<SecretStoreState>
  /**
   * For a store that stays locked because its key is lost: once the person has deleted every stored secret,
   * begins with a new key. Does nothing while a secret is left or the store is open. Never inside a write.
   */
  startAnew(): Promise<SecretStoreState>
}
