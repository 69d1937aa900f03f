import type { SecretStoreState } from '../contract/settings.ts'
import type { OpenDatabase, ReadDb } from './db/open.ts'
import type { Write } from './db/write.ts'
import { StudioError } from './errors.ts'
import { seal, unseal } from './secret-cipher.ts'
import { Secret } from './secret.ts'
import type { MasterKeyKind, MasterKeyStore, Secrets } from './secrets.ts'

const CHECK = 'key-check'
const CHECK_TEXT = 'quoin'
const WHO = { caller: 'Quoin', request_id: 'secrets' }

export interface SecretParts {
  database: OpenDatabase
  write: Write
  masterKey: MasterKeyStore
  changed: () => void
}

/**
 * Secrets under one master key.
 *
 * A locked keychain answers like an empty one. So: when the database holds a key check and the key is missing or wrong,
 * the answer is `locked`, and never a new key, which would orphan every stored secret.
 */
export async function openSecrets({ database, write, masterKey, changed }: SecretParts): Promise<Secrets> {
  let key: Uint8Array | null = null
  let state: SecretStoreState = 'locked'
  let opening: Promise<void> | null = null

  const rowOf = (db: ReadDb, name: string) =>
    db.selectFrom('secrets').selectAll().where('name', '=', name).executeTakeFirst()
  const anySecret = () => database.read.selectFrom('secrets').selectAll().where('name', '!=', CHECK).executeTakeFirst()

  function use(found: Uint8Array, kind: MasterKeyKind): void {
    key = found
    state = kind
  }

  async function open(): Promise<void> {
    const check = await rowOf(database.read, CHECK)
    if (!check) return (await anySecret()) ? adopt() : begin()
    // The hint of the check is the kind of store that sealed it.
    const kind = check.hint as MasterKeyKind
    const store = kind === masterKey.kind ? masterKey : (masterKey.other?.(kind) ?? masterKey)
    const found = await store.read().catch(() => null)
    if (found && unseal(found, check) === CHECK_TEXT) return use(found, store.kind)
    // A key that lived in memory is gone with its run, and what it sealed cannot be read again.
    // What a keychain or a passphrase sealed stays, whatever stands in for them today.
    if (kind === 'memory') return begin()
  }

  /** Secrets without a check: damage, or a stranger's hand. Only the very key that sealed them may go on. */
  async function adopt(): Promise<void> {
    const found = await masterKey.read().catch(() => null)
    const row = await anySecret()
    if (!found || !row || unseal(found, row) === null) return
    await write(WHO, (tx) =>
      tx.db
        .insertInto('secrets')
        .values(seal(found, CHECK, CHECK_TEXT, masterKey.kind))
        .execute(),
    )
    use(found, masterKey.kind)
  }

  /** A new check under the key at hand, or a new one. Whatever was stored before is unreadable by now, and goes. */
  async function begin(): Promise<void> {
    const fresh = await keyAtHand()
    if (!fresh) return
    const check = seal(fresh, CHECK, CHECK_TEXT, masterKey.kind)
    await write(WHO, async (tx) => {
      await tx.db.deleteFrom('secrets').execute()
      await tx.db.insertInto('secrets').values(check).execute()
    })
    use(fresh, masterKey.kind)
  }

  async function keyAtHand(): Promise<Uint8Array | null> {
    try {
      return (await masterKey.read()) ?? (await masterKey.create())
    } catch {
      return null
    }
  }

  /** One at a time: two at once could each make a key, and the second would orphan what the first has sealed. */
  async function whileLocked(act: () => Promise<void>): Promise<SecretStoreState> {
    while (opening) await opening.catch(() => {})
    if (state !== 'locked') return state
    opening = act().finally(() => (opening = null))
    await opening
    if ((state as SecretStoreState) !== 'locked') changed()
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
      if (text === null) throw unreadable(name)
      return new Secret(text)
    },
    async save(db, name, secret) {
      if (!key) throw locked()
      const { name: _, ...row } = seal(key, name, secret.reveal(), secret.last4)
      await db
        .insertInto('secrets')
        .values({ name, ...row })
        .onConflict((on) => on.column('name').doUpdateSet(row))
        .execute()
    },
    async forget(db, name) {
      await db.deleteFrom('secrets').where('name', '=', name).execute()
    },
    async hints(db) {
      const rows = await db.selectFrom('secrets').select(['name', 'hint']).where('name', '!=', CHECK).execute()
      return new Map(rows.map(({ name, hint }) => [name, hint]))
    },
    retry: () => whileLocked(open),
    startAnew: () => whileLocked(async () => ((await anySecret()) ? undefined : begin())),
  }
}

const locked = () =>
  new StudioError(
    'unavailable',
    'The keychain is locked or was replaced, so stored keys cannot be read. Nothing was lost. Unlock it and try again.',
    { details: [{ path: '', code: 'secrets_locked', message: 'The keychain is locked.' }] },
  )

const unreadable = (name: string) =>
  new StudioError(
    'unavailable',
    `The stored secret "${name}" cannot be read with this key. Type it again in Settings.`,
    {
      details: [
        { path: '', code: 'secret_unreadable', message: 'The stored secret was changed or belongs to another key.' },
      ],
    },
  )
