import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { ReadDb } from '../db/open.ts'
import type { Listener } from '../index.ts'
import { makeKeyText } from './key-text.ts'
import { createKeyring, type Keyring } from './keyring.ts'

let studio: TestStudio
let keyring: Keyring
let queries: number
beforeEach(async () => {
  studio = await testStudio()
  queries = 0
  keyring = createKeyring({
    onEvent: (listen) => studio.core.onEvent(listen),
    contextFor: (who) => {
      const ctx = studio.core.contextFor(who)
      return { ...ctx, db: counted(ctx.db) }
    },
  })
})
afterEach(() => studio.close())

/** Counts the queries of the keyring alone. */
const counted = (db: ReadDb): ReadDb =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'selectFrom') queries += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const make = (expires_at?: string) => studio.call('create_api_key', { name: 'Blog', scopes: 'read,write', expires_at })
const lastUse = async () => (await studio.call('list_api_keys', {}))[0]!.last_used_at

describe('a keyring', () => {
  it('asks the database once for a key that passes', async () => {
    const { key, id } = await make()
    for (let turn = 0; turn < 5; turn++) {
      expect(await keyring.check(key)).toMatchObject({
        status: 'ok',
        caller: { key_id: id, scopes: ['read', 'write'] },
      })
    }
    expect(queries).toBe(1)
  })

  it('asks the database nothing about a text that is no key', async () => {
    const { key } = await make()
    for (const text of ['', 'secret', key.slice(0, -1), `${key.slice(0, -1)}!`, key.toLowerCase()]) {
      expect(await keyring.check(text)).toEqual({ status: 'unknown' })
    }
    expect(queries).toBe(0)
  })

  it('does not remember keys that nobody made', async () => {
    const stranger = makeKeyText(randomBytes)
    expect(await keyring.check(stranger)).toEqual({ status: 'unknown' })
    expect(await keyring.check(stranger)).toEqual({ status: 'unknown' })
    expect(queries).toBe(2)
  })

  it('lets a revoked key pass no more from the answer of the revocation on', async () => {
    const { key, id } = await make()
    expect(await keyring.check(key)).toMatchObject({ status: 'ok' })
    await studio.call('revoke_api_key', { id })
    expect(await keyring.check(key)).toEqual({ status: 'revoked' })
  })

  it('does not remember as good a key that was revoked while it was looked up', async () => {
    const { key, id } = await make()
    let hear!: Listener
    const core = {
      contextFor: (who: Parameters<typeof studio.core.contextFor>[0]) => studio.core.contextFor(who),
      onEvent: (listen: Listener) => ((hear = listen), () => {}),
    }
    const slow = createKeyring(core)
    const underway = slow.check(key)
    hear({ type: 'key.revoked', id }, 1)
    await underway
    await studio.call('revoke_api_key', { id })
    expect(await slow.check(key)).toEqual({ status: 'revoked' })
  })

  it('forgets only the key that was revoked', async () => {
    const [one, two] = [await make(), await make()]
    for (const { key } of [one, two]) await keyring.check(key)
    await studio.call('revoke_api_key', { id: one.id })
    queries = 0
    expect(await keyring.check(two.key)).toMatchObject({ status: 'ok' })
    expect(queries).toBe(0)
  })

  it('lets a remembered key expire on time', async () => {
    const { key } = await make('2026-11-21T08:31:00Z')
    expect(await keyring.check(key)).toMatchObject({ status: 'ok' })
    studio.clock.advance(60_000)
    expect(await keyring.check(key)).toEqual({ status: 'expired' })
  })

  it('names who calls, and says why it refuses', async () => {
    const { key, id } = await make('2026-11-21T09:00:00Z')
    expect(await keyring.authenticate(key)).toMatchObject({ kind: 'key', name: 'Blog', key_id: id })
    studio.clock.advance(3_600_000)
    await expect(keyring.authenticate(key)).rejects.toMatchObject({
      code: 'unauthorized',
      message: expect.stringMatching(/expired/),
    })
    await studio.call('revoke_api_key', { id })
    await expect(keyring.authenticate(key)).rejects.toMatchObject({
      code: 'unauthorized',
      message: expect.stringMatching(/revoked/),
    })
    await expect(keyring.authenticate('qn_live_x')).rejects.toMatchObject({
      code: 'unauthorized',
      headers: { 'WWW-Authenticate': expect.any(String) },
    })
  })

  it('notes a use at most once a minute', async () => {
    const { id } = await make()
    expect(await lastUse()).toBeNull()
    await keyring.noteKeyUse(id)
    expect(await lastUse()).toBe('2026-11-21T08:30:00Z')
    studio.clock.advance(59_000)
    await keyring.noteKeyUse(id)
    expect(await lastUse()).toBe('2026-11-21T08:30:00Z')
    studio.clock.advance(1_000)
    await keyring.noteKeyUse(id)
    expect(await lastUse()).toBe('2026-11-21T08:31:00Z')
  })

  it('lets the request go on while the use is still to be stored', async () => {
    const { key } = await make()
    let finish!: () => void
    const long = studio.ctx.write(() => new Promise<void>((resolve) => (finish = resolve)))
    expect(await keyring.authenticate(key)).toMatchObject({ kind: 'key' })
    expect(await lastUse()).toBeNull()
    finish()
    await long
    await studio.ctx.write(async () => {})
    expect(await lastUse()).toBe('2026-11-21T08:30:00Z')
  })

  it('passes a request although its use cannot be stored, and says so in the log without the key', async () => {
    const { key, id } = await make()
    const broken = createKeyring({
      onEvent: (listen) => studio.core.onEvent(listen),
      contextFor: (who) => ({ ...studio.core.contextFor(who), write: () => Promise.reject(new Error('disk full')) }),
    })
    await expect(broken.authenticate(key)).resolves.toMatchObject({ kind: 'key' })
    await broken.noteKeyUse(id)
    expect(studio.log).toMatchObject([{ level: 'warn', event: 'keys.use_not_noted', fields: { key_id: id } }])
  })
})
