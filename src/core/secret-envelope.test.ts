import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secretStore, type SecretStore } from '../testing/secret-store.ts'
import { Secret } from './secret.ts'
import type { MasterKeyKind, MasterKeyStore } from './secrets.ts'

const OPENAI = 'provider:openai'
const GOOGLE = 'provider:google'

interface Master extends MasterKeyStore {
  key: Uint8Array | null
  locked: boolean
  created: number
}

/** A store of one kind that can be locked, lose its key, or hold another. */
function master(kind: MasterKeyKind = 'keychain'): Master {
  const held: Master = {
    kind,
    key: null,
    locked: false,
    created: 0,
    read: async () => (held.locked ? null : held.key),
    create: async () => {
      if (held.locked) throw new Error('Cannot create an item in a locked collection')
      held.created += 1
      return (held.key = randomBytes(32))
    },
  }
  return held
}

let folder: string
let open: SecretStore[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-envelope-'))
  open = []
})
afterEach(async () => {
  for (const store of open) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(masterKey: MasterKeyStore): Promise<SecretStore> {
  for (const store of open.splice(0)) await store.close()
  const store = await secretStore(folder, masterKey)
  open.push(store)
  return store
}
const save = (store: SecretStore, name: string, text: string) =>
  store.write((tx) => store.secrets.save(tx.db, name, new Secret(text)))
const read = async (store: SecretStore, name = OPENAI) =>
  (await store.secrets.read(store.database.read, name))?.reveal() ?? null
const rows = (store: SecretStore) => store.database.read.selectFrom('secrets').selectAll().orderBy('name').execute()

describe('the envelope', () => {
  it('gives back what was saved, over a restart', async () => {
    const key = master()
    await save(await start(key), OPENAI, 'sk-one-two-three')
    const store = await start(key)
    expect(store.secrets.state()).toBe('keychain')
    expect(await read(store)).toBe('sk-one-two-three')
    expect(await read(store, GOOGLE)).toBeNull()
  })

  it('replaces, forgets, and never uses a nonce twice', async () => {
    const store = await start(master())
    const nonces = new Set<string>()
    for (let turn = 0; turn < 50; turn++) {
      await save(store, OPENAI, 'sk-the-same-each-time')
      nonces.add(Buffer.from((await rows(store)).find(({ name }) => name === OPENAI)!.nonce).toString('hex'))
    }
    expect(nonces.size).toBe(50)
    await store.write((tx) => store.secrets.forget(tx.db, OPENAI))
    expect(await read(store)).toBeNull()
  })

  it('shows four characters of a long secret and none of a short one', async () => {
    const store = await start(master())
    await save(store, OPENAI, 'sk-one-two-three')
    await save(store, GOOGLE, 'elevenchars')
    expect(await store.secrets.hints(store.database.read)).toEqual(
      new Map([
        [GOOGLE, ''],
        [OPENAI, 'hree'],
      ]),
    )
  })

  it.each([
    ['the ciphertext', (row: { ciphertext: Uint8Array }) => flip(row.ciphertext, 0)],
    ['the tag', (row: { ciphertext: Uint8Array }) => flip(row.ciphertext, row.ciphertext.length - 1)],
    ['the nonce', (row: { nonce: Uint8Array }) => flip(row.nonce, 3)],
  ])('refuses a row of which %s was changed', async (_, spoil) => {
    const store = await start(master())
    await save(store, OPENAI, 'sk-one-two-three')
    const row = (await rows(store)).find(({ name }) => name === OPENAI)!
    spoil(row)
    await store.database.write.updateTable('secrets').set(row).where('name', '=', OPENAI).execute()
    await expect(read(store)).rejects.toMatchObject({ code: 'unavailable', details: [{ code: 'secret_unreadable' }] })
  })

  it('refuses a ciphertext shorter than its tag', async () => {
    const store = await start(master())
    await save(store, OPENAI, 'sk-one-two-three')
    await store.database.write
      .updateTable('secrets')
      .set({ ciphertext: Buffer.alloc(4) })
      .where('name', '=', OPENAI)
      .execute()
    await expect(read(store)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('refuses rows that were swapped between two names', async () => {
    const store = await start(master())
    await save(store, OPENAI, 'sk-of-openai')
    await save(store, GOOGLE, 'sk-of-google')
    const db = store.database.write
    await db.updateTable('secrets').set({ name: 'spare' }).where('name', '=', OPENAI).execute()
    await db.updateTable('secrets').set({ name: OPENAI }).where('name', '=', GOOGLE).execute()
    await db.updateTable('secrets').set({ name: GOOGLE }).where('name', '=', 'spare').execute()
    for (const name of [OPENAI, GOOGLE]) await expect(read(store, name)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('says nothing of a secret when it is printed, sent or put into a text', () => {
    const secret = new Secret('sk-never-to-be-seen')
    const shown = [
      String(secret),
      ''.concat(secret as never),
      JSON.stringify({ secret }),
      inspect({ secret }, { depth: 9, showHidden: true }),
    ]
    expect(shown.join()).not.toContain('never')
    expect(Object.getOwnPropertyNames(secret)).toEqual([])
    expect(secret.hideIn('refused: sk-never-to-be-seen, sk-never-to-be-seen')).toBe('refused: ••••, ••••')
    expect(secret.hideIn('cut off: sk-never-to-be')).toBe('cut off: ••••')
    expect(secret.hideIn('not a task')).toBe('not a task')
  })
})

describe('a key that is not there', () => {
  const sealed = async (key: MasterKeyStore) => {
    const store = await start(key)
    await save(store, OPENAI, 'sk-one-two-three')
    return rows(store)
  }

  it.each([
    ['locked', (key: Master) => void (key.locked = true)],
    ['gone', (key: Master) => void (key.key = null)],
    ['another', (key: Master) => void (key.key = randomBytes(32))],
    ['too short', (key: Master) => void (key.key = randomBytes(8))],
    ['out of reach', (key: Master) => void (key.read = () => Promise.reject(new Error('no answer')))],
  ])('is `locked` when it is %s: no new key, every row kept, nothing saved', async (_, spoil) => {
    const key = master()
    const before = await sealed(key)
    spoil(key)

    const store = await start(key)
    expect(store.secrets.state()).toBe('locked')
    expect(await store.secrets.retry()).toBe('locked')
    await expect(read(store)).rejects.toMatchObject({ code: 'unavailable', details: [{ code: 'secrets_locked' }] })
    await expect(save(store, GOOGLE, 'sk-new')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await read(store, GOOGLE)).toBeNull()
    expect(await rows(store)).toEqual(before)
    expect(key.created).toBe(1)
    expect(store.told()).toBe(0)
  })

  it('opens on a later look, and says so once', async () => {
    const key = master()
    await sealed(key)
    key.locked = true
    const store = await start(key)
    key.locked = false
    expect(await Promise.all([store.secrets.retry(), store.secrets.retry()])).toEqual(['keychain', 'keychain'])
    expect(await read(store)).toBe('sk-one-two-three')
    expect(store.told()).toBe(1)
  })

  it('makes one key when several look at once after the first start was locked', async () => {
    const key = master()
    key.locked = true
    const store = await start(key)
    expect(await rows(store)).toEqual([])
    const first = [store.secrets.retry(), store.secrets.retry(), store.secrets.retry()]
    key.locked = false
    await Promise.all([...first, store.secrets.retry()])
    expect(key.created).toBe(1)
    await save(store, OPENAI, 'sk-one-two-three')
    expect(await read(await start(key))).toBe('sk-one-two-three')
  })

  it('leaves the store of this run out when another kind sealed the workspace', async () => {
    const key = master()
    const before = await sealed(key)
    const memory = master('memory')
    const store = await start(memory)
    expect(store.secrets.state()).toBe('locked')
    expect(memory.created).toBe(0)
    expect(await rows(store)).toEqual(before)

    const both: MasterKeyStore = { ...master('passphrase'), other: (kind) => (kind === 'keychain' ? key : undefined) }
    const again = await start(both)
    expect(again.secrets.state()).toBe('keychain')
    expect(await read(again)).toBe('sk-one-two-three')
  })

  it('begins anew after a run in memory', async () => {
    await sealed(master('memory'))
    const key = master()
    const store = await start(key)
    expect(store.secrets.state()).toBe('keychain')
    expect(await read(store)).toBeNull()
    expect(key.created).toBe(1)
  })

  it('forgets nothing of a run in memory before there is a new key', async () => {
    const before = await sealed(master('memory'))
    const key = master()
    key.locked = true
    const store = await start(key)
    expect(store.secrets.state()).toBe('locked')
    expect(await rows(store)).toEqual(before)
  })

  it('goes on with secrets whose check is gone only under the key that sealed them', async () => {
    const key = master()
    const store = await start(key)
    await save(store, OPENAI, 'sk-one-two-three')
    await store.database.write.deleteFrom('secrets').where('name', '=', 'key-check').execute()

    const stranger = master()
    stranger.key = randomBytes(32)
    const refused = await start(stranger)
    expect(refused.secrets.state()).toBe('locked')
    expect(await rows(refused)).toHaveLength(1)

    const adopted = await start(key)
    expect(adopted.secrets.state()).toBe('keychain')
    expect(await read(adopted)).toBe('sk-one-two-three')
  })

  it('may begin anew once the person has deleted every secret, and not before', async () => {
    await sealed(master())
    const replaced = master()
    const store = await start(replaced)
    expect(await store.secrets.startAnew()).toBe('locked')
    expect(replaced.created).toBe(0)

    await store.write((tx) => store.secrets.forget(tx.db, OPENAI))
    expect(await store.secrets.retry()).toBe('locked')
    expect(await store.secrets.startAnew()).toBe('keychain')
    await save(store, OPENAI, 'sk-typed-again')
    expect(await read(await start(replaced))).toBe('sk-typed-again')
  })
})

function flip(bytes: Uint8Array, at: number): void {
  bytes[at]! ^= 1
}
