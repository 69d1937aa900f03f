import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChildReport, ChildTask } from '../../testing/keyring-child.ts'
import {
  keyringHome,
  keyringMissing,
  privateBus,
  type KeyringHome,
  type PrivateBus,
} from '../../testing/private-keyring.ts'

const library = await import('keytar').then(
  () => null,
  () => 'keytar does not load; libsecret is not installed',
)
const missing = keyringMissing() ?? library
if (missing) console.log(`SKIPPED: the tests against a real keyring (${missing})`)

const CHILD = fileURLToPath(new URL('../../testing/keyring-child.ts', import.meta.url))
const NAME = 'provider:openai'
const SECRET = 'sk-marked-1f0c9a77-keyring'
const open = { password: 'of the keyring' }
const none: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: tmpdir() }

function child(env: NodeJS.ProcessEnv, task: ChildTask): Promise<ChildReport> {
  return new Promise((resolve, reject) => {
    const node = spawn(process.execPath, [CHILD], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    node.stdout.setEncoding('utf8').on('data', (more: string) => (out += more))
    node.stderr.setEncoding('utf8').on('data', (more: string) => (err += more))
    node.once('close', (code, signal) =>
      code === 0
        ? resolve(JSON.parse(out) as ChildReport)
        : reject(new Error(`The child ended with ${code ?? signal}: ${err}`)),
    )
    node.stdin.end(JSON.stringify(task))
  })
}

describe.skipIf(missing !== null)('a workspace and a real keyring', () => {
  let home: KeyringHome
  let folder: string
  let buses: PrivateBus[]

  beforeEach(() => {
    home = keyringHome()
    folder = mkdtempSync(join(tmpdir(), 'quoin-secrets-'))
    buses = []
  })
  afterEach(async () => {
    for (const bus of buses) await bus.end()
    home.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A session of the person's: the bus before it has ended, its keyring files stay. */
  async function session(keyring: Parameters<typeof privateBus>[1]): Promise<NodeJS.ProcessEnv> {
    for (const bus of buses.splice(0)) await bus.end()
    const bus = await privateBus(home, keyring)
    buses.push(bus)
    return bus.env
  }

  const rows = (): string => {
    const db = new Database(join(folder, 'quoin.db'), { readonly: true })
    try {
      return JSON.stringify(db.prepare('select * from secrets order by name').all())
    } finally {
      db.close()
    }
  }

  const sealed = async (env: NodeJS.ProcessEnv) => {
    const report = await child(env, { folder, save: { name: NAME, secret: SECRET } })
    expect(report).toMatchObject({ kind: 'keychain', state: 'keychain', error: null })
    return rows()
  }
  const readBack = {
    state: 'keychain',
    error: null,
    hints: { [NAME]: SECRET.slice(-4) },
    read: createHash('sha256').update(SECRET).digest('hex'),
  }

  it('keeps a secret over a restart while the keyring is open', async () => {
    await sealed(await session(open))
    expect(await child(await session(open), { folder, read: NAME })).toMatchObject(readBack)
  })

  it('calls a keyring that was locked `locked`, keeps every row, makes no key, and reads again once it is open', async () => {
    const before = await sealed(await session(open))

    const locked = await child(await session('locked'), {
      folder,
      read: NAME,
      save: { name: 'provider:google', secret: SECRET },
    })
    expect(locked).toMatchObject({ kind: 'keychain', state: 'locked', read: null, hints: { [NAME]: SECRET.slice(-4) } })
    expect(locked.error).toMatch(/locked/)
    expect(rows()).toBe(before)

    expect(await child(await session(open), { folder, read: NAME })).toMatchObject(readBack)
  })

  it.each([
    ['no bus at all', async () => none],
    ['a bus without a keyring', () => session('none')],
  ])('with %s stays locked, keeps every row, and reads again once the keyring is back', async (_, without) => {
    const before = await sealed(await session(open))

    expect(await child(await without(), { folder, read: NAME })).toMatchObject({
      kind: 'memory',
      state: 'locked',
      read: null,
    })
    expect(rows()).toBe(before)

    expect(await child(await session(open), { folder, read: NAME })).toMatchObject(readBack)
  })

  it('without the library stays locked, keeps every row, and reads again once the library is back', async () => {
    const env = await session(open)
    const before = await sealed(env)

    const report = await child(env, { folder, read: NAME, withoutLibrary: true })
    expect(report).toMatchObject({ kind: 'memory', state: 'locked', read: null, hints: { [NAME]: SECRET.slice(-4) } })
    expect(rows()).toBe(before)

    expect(await child(env, { folder, read: NAME })).toMatchObject(readBack)
  })

  it('begins a new workspace as locked, not with a key that nobody can read again', async () => {
    await child(await session(open), { folder: join(home.folder, 'another'), save: { name: NAME, secret: SECRET } })

    expect(await child(await session('locked'), { folder })).toMatchObject({ kind: 'keychain', state: 'locked' })
    expect(rows()).toBe('[]')

    await sealed(await session(open))
  })

  it('moves a workspace that lived in memory into the keyring once there is one', async () => {
    const first = await child(none, { folder, save: { name: NAME, secret: SECRET } })
    expect(first).toMatchObject({ kind: 'memory', state: 'memory', hints: { [NAME]: SECRET.slice(-4) } })

    expect(await child(await session(open), { folder })).toMatchObject({
      kind: 'keychain',
      state: 'keychain',
      hints: {},
    })
    await sealed(await session(open))
  })

  it('starts a workspace that lived in memory although the keyring of today is locked', async () => {
    await child(await session(open), { folder: join(home.folder, 'another') })
    await child(none, { folder, save: { name: NAME, secret: SECRET } })

    expect(await child(await session('locked'), { folder })).toMatchObject({ kind: 'keychain', state: 'locked' })
    expect(await child(await session(open), { folder })).toMatchObject({ kind: 'keychain', state: 'keychain' })
  })

  it('keeps the keys of two workspaces apart', async () => {
    const env = await session(open)
    const before = await sealed(env)
    await child(env, { folder: join(home.folder, 'another'), save: { name: NAME, secret: 'sk-of-another-workspace' } })

    expect(await child(env, { folder, read: NAME })).toMatchObject(readBack)
    expect(rows()).toBe(before)
  })
})
