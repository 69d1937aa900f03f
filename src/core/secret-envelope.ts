import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretStoreState } from '../contract/settings.ts'
import type { OpenDatabase, ReadDb, WriteDb } from './db/open.ts'
import type { Write } from './db/write.ts'
import { StudioError } from './errors.ts'
import { Secret } from './secret.ts'
import type { MasterKeyStore, Secrets } from './secrets.ts'

const CHECK = 'key-check'
const CHECK_TEXT = 'quoin'
const WHO = { caller: 'Quoin', request_id: 'secrets' }

export interface SecretParts {
  database: OpenDatabase
  write: Write
  masterKey: MasterKeyStore
  changed(): void
}

/**
 * AES-256-GCM under one master key: a fresh 96-bit nonce each, the secret's name as associated data, so that a row
 * cannot be moved to another name.
 *
 * A locked keychain answers like an empty one. So: when the database holds a key check and the key is missing or wrong,
 * the answer is `locked`, and never a new key, which would orphan every stored secret.
 */
export async function openSecrets({ database, write, masterKey, changed }: SecretParts): Promise<Secrets> {
  let key: Uint8Array | null = null
  let state: SecretStoreState = 'locked'

  const rowOf = (db: ReadDb, name: string) => db.selectFrom('secrets').selectAll().where('name', '=', name).executeTakeFirst()

  function seal(name: string, text: string, hint: string) {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key!, nonce).setAAD(Buffer.from(name))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return { name, ciphertext, nonce, key_id: keyId(key!), hint }
  }

  function unseal(under: Uint8Array, row: { name: string; ciphertext: Uint8Array; nonce: Uint8Array }): string | null {
    try {
      const bytes = Buffer.from(row.ciphertext)
      const decipher = createDecipheriv('aes-256-gcm', under, row.nonce).setAAD(Buffer.from(row.name))
      decipher.setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  }

  async function open(): Promise<SecretStoreState> {
    const check = await rowOf(database.read, CHECK)
    const found = await masterKey.read().catch(() => null)
    if (check) {
      const fits = found !== null && sameId(check.key_id, keyId(found)) && unseal(found, check) === CHECK_TEXT
      key = fits ? found : null
      // A key that lived in memory is gone with its run: what it sealed cannot be read again, so begin anew.
      // What a keychain or a passphrase sealed stays, whatever stands in for them today.
      if (!fits && check.hint === 'memory') return begin(found ?? (await masterKey.create()), true)
      state = fits ? masterKey.kind : 'locked'
      return state
    }
    try {
      return await begin(found ?? (await masterKey.create()), false)
    } catch {
      state = 'locked'
      return state
    }
  }

  async function begin(fresh: Uint8Array, forgetOld: boolean): Promise<SecretStoreState> {
    key = fresh
    const sealed = seal(CHECK, CHECK_TEXT, masterKey.kind)
    await write(WHO, async (tx) => {
      if (forgetOld) await tx.db.deleteFrom('secrets').execute()
      await tx.db.insertInto('secrets').values(sealed).execute()
    })
    state = masterKey.kind
    return state
  }

  await open()

  return {
    state: () => state,
    async read(db, name) {
      const row = await rowOf(db, name)
      if (!row) return null
      if (!key) throw locked()
      const text = unseal(key, row)
      if (text === null) throw new StudioError('unavailable', `The stored secret "${name}" cannot be read with this key. Type it again in Settings.`)
      return new Secret(text)
    },
    async save(db: WriteDb, name, secret) {
      if (!key) throw locked()
      const { name: _, ...row } = seal(name, secret.reveal(), secret.last4)
      await db.insertInto('secrets').values({ name, ...row }).onConflict((on) => on.column('name').doUpdateSet(row)).execute()
    },
    async forget(db, name) {
      await db.deleteFrom('secrets').where('name', '=', name).execute()
    },
    async hints(db) {
      const rows = await db.selectFrom('secrets').select(['name', 'hint']).where('name', '!=', CHECK).execute()
      return new Map(rows.map(({ name, hint }) => [name, hint]))
    },
    async retry() {
      if (state === 'locked' && (await open()) !== 'locked') changed()
      return state
    },
  }
}

const keyId = (key: Uint8Array): string => createHash('sha256').update('quoin-key-id').update(key).digest('hex').slice(0, 32)
const sameId = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
const locked = () =>
  new StudioError(
    'unavailable',
    'The keychain is locked or was replaced, so stored keys cannot be read. Nothing was lost. Unlock it and try again.',
    { details: [{ path: '', code: 'secrets_locked', message: 'The keychain is locked.' }] },
  )
