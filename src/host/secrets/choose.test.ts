import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Secret } from '../../core/secret.ts'
import { secretStore, type SecretStore } from '../../testing/secret-store.ts'
import { chooseMasterKey } from './choose.ts'
import type { Keytar } from './keychain.ts'

const PASSPHRASE = 'correct horse battery staple'
const NAME = 'provider:openai'

let folder: string
let passphraseFile: string
let open: SecretStore[]
let lines: { event: string; fields: unknown }[]
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'quoin-choose-'))
  folder = join(root, 'workspace')
  passphraseFile = join(root, 'passphrase')
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`, { mode: 0o600 })
  open = []
  lines = []
})
afterEach(async () => {
  for (const store of open) await store.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const noLibrary = () => Promise.reject(new Error('Failed to load'))
function keychain(): () => Promise<Keytar> {
  const entries = new Map<string, string>()
  const at = (service: string, account: string) => `${service} / ${account}`
  const keytar: Keytar = {
    getPassword: async (service, account) => entries.get(at(service, account)) ?? null,
    setPassword: async (service, account, password) => void entries.set(at(service, account), password),
    deletePassword: async (service, account) => entries.delete(at(service, account)),
  }
  return async () => keytar
}
const locked = async (): Promise<Keytar> => ({
  getPassword: async () => null,
  setPassword: () => Promise.reject(new Error('Cannot create an item in a locked collection')),
  deletePassword: async () => false,
})

const choose = (choice: {
  load: () => Promise<Keytar>
  passphraseFile?: string
  folder?: string
  workspace?: string
}) =>
  chooseMasterKey({
    folder: choice.folder ?? folder,
    workspace: choice.workspace ?? 'mine',
    load: choice.load,
    passphraseFile: choice.passphraseFile ?? '',
    log: (_, event, fields) => void lines.push({ event, fields }),
  })

async function start(choice: Parameters<typeof choose>[0]): Promise<SecretStore> {
  for (const store of open.splice(0)) await store.close()
  const store = await secretStore(folder, await choose(choice))
  open.push(store)
  return store
}
const save = (store: SecretStore, text: string) =>
  store.write((tx) => store.secrets.save(tx.db, NAME, new Secret(text)))
const read = async (store: SecretStore) => (await store.secrets.read(store.database.read, NAME))?.reveal()

it('prefers a keychain that works, then a passphrase, then a keychain that is locked, then memory with a notice', async () => {
  expect((await choose({ load: keychain(), passphraseFile })).kind).toBe('keychain')
  expect((await choose({ load: locked, passphraseFile })).kind).toBe('passphrase')
  expect((await choose({ load: locked })).kind).toBe('keychain')
  expect(lines.map(({ event }) => event)).not.toContain('secrets.memory')

  expect((await choose({ load: noLibrary })).kind).toBe('memory')
  expect(lines.at(-1)).toEqual({
    event: 'secrets.memory',
    fields: { notice: expect.stringMatching(/forgotten when Quoin closes/) },
  })
})

it('finds the key again when the folder has moved, and never the key of another workspace', async () => {
  const load = keychain()
  const key = await (await choose({ load })).create()
  expect(await (await choose({ load, folder: join(folder, '..', 'moved') })).read()).toEqual(key)
  expect(await (await choose({ load, workspace: 'another' })).read()).toBeNull()
})

it('keeps secrets under a passphrase over a restart, with the salt for the owner alone', async () => {
  const first = await start({ load: noLibrary, passphraseFile })
  expect(first.secrets.state()).toBe('passphrase')
  await save(first, 'sk-under-a-passphrase')
  expect(statSync(join(folder, 'passphrase.salt')).mode & 0o777).toBe(0o600)

  const second = await start({ load: noLibrary, passphraseFile })
  expect(second.secrets.state()).toBe('passphrase')
  expect(await read(second)).toBe('sk-under-a-passphrase')
})

it('stays with the passphrase that sealed a workspace, although a keychain works today', async () => {
  await save(await start({ load: noLibrary, passphraseFile }), 'sk-under-a-passphrase')
  const later = await start({ load: keychain(), passphraseFile })
  expect(later.secrets.state()).toBe('passphrase')
  expect(await read(later)).toBe('sk-under-a-passphrase')
})

it('stays with the keychain that sealed a workspace, although only a passphrase works today', async () => {
  const load = keychain()
  await save(await start({ load }), 'sk-in-the-keychain')

  const without = await start({ load: noLibrary, passphraseFile })
  expect(without.secrets.state()).toBe('locked')
  await expect(read(without)).rejects.toMatchObject({ code: 'unavailable' })

  expect(await read(await start({ load, passphraseFile }))).toBe('sk-in-the-keychain')
})

it.each([
  ['another passphrase', () => writeFileSync(passphraseFile, 'another passphrase')],
  ['no passphrase', () => rmSync(passphraseFile)],
  ['a passphrase file that others can read', () => chmodSync(passphraseFile, 0o644)],
  ['a passphrase that is too short', () => writeFileSync(passphraseFile, 'short')],
])('stays locked with %s, and opens with the right one', async (_, spoil) => {
  await save(await start({ load: noLibrary, passphraseFile }), 'sk-under-a-passphrase')
  const salt = readFileSync(join(folder, 'passphrase.salt'))

  spoil()
  const spoiled = await start({ load: noLibrary, passphraseFile })
  expect(spoiled.secrets.state()).toBe('locked')
  expect([...(await spoiled.secrets.hints(spoiled.database.read)).keys()]).toEqual([NAME])
  expect(readFileSync(join(folder, 'passphrase.salt'))).toEqual(salt)

  rmSync(passphraseFile, { force: true })
  writeFileSync(passphraseFile, `${PASSPHRASE}\r\n`, { mode: 0o600 })
  expect(await spoiled.secrets.retry()).toBe('passphrase')
  expect(await read(spoiled)).toBe('sk-under-a-passphrase')
})

it('never says the passphrase in the log', async () => {
  writeFileSync(passphraseFile, 'marked-pw')
  await start({ load: noLibrary, passphraseFile })
  expect(lines.map(({ event }) => event)).toContain('secrets.passphrase_unreadable')
  const said = lines
    .map(({ fields }) =>
      Object.values(fields as object)
        .map(String)
        .join(),
    )
    .join()
  expect(said).not.toContain('marked-pw')
})
