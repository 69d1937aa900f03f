import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '../../contract/index.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { hashKey, makeKeyText } from './key-text.ts'
import { createKeyring } from './keyring.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const keyEvents = () => studio.events.filter(({ type }) => type.startsWith('key.'))
/** Asked by a keyring that remembers nothing yet. */
const answer = (text: string) => createKeyring(studio.core).check(text)

describe('API keys', () => {
  it('are shown once, and only their hash is kept', async () => {
    const made = await studio.call('create_api_key', { name: '  My blog ' })

    expect(made).toEqual({
      id: 1,
      name: 'My blog',
      prefix: made.key.slice(0, 12),
      scopes: 'read',
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
      created_at: '2026-11-21T08:30:00Z',
      key: expect.stringMatching(/^qn_live_\w{38}$/),
    })
    const { key: _, ...shown } = made
    expect(await studio.call('list_api_keys', {})).toEqual([shown])
    const row = await studio.ctx.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow()
    expect(row.sha256).toBe(hashKey(made.key))
    expect(JSON.stringify(row)).not.toContain(made.key.slice(12))
    expect(keyEvents()).toEqual([{ type: 'key.created', id: 1 }])
  })

  it('are listed newest first, revoked ones included', async () => {
    for (const name of ['one', 'two']) await studio.call('create_api_key', { name })
    studio.clock.advance(1_000)
    await studio.call('create_api_key', { name: 'three' })
    await studio.call('revoke_api_key', { id: 2 })
    const listed = await studio.call('list_api_keys', {})
    expect(listed.map(({ name, revoked_at }) => [name, revoked_at !== null])).toEqual([
      ['three', false],
      ['two', true],
      ['one', false],
    ])
  })

  it('are revoked once and for good', async () => {
    await studio.call('create_api_key', { name: 'one' })
    const revoked = await studio.call('revoke_api_key', { id: 1 })
    expect(revoked).toMatchObject({ id: 1, revoked_at: '2026-11-21T08:30:00Z' })
    studio.clock.advance(60_000)
    expect(await studio.call('revoke_api_key', { id: 1 })).toEqual(revoked)
    expect(keyEvents()).toEqual([
      { type: 'key.created', id: 1 },
      { type: 'key.revoked', id: 1 },
    ])
    await expect(studio.call('revoke_api_key', { id: 2 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('tick the first step off', async () => {
    await studio.call('create_api_key', { name: 'one' })
    expect((await studio.call('get_settings', {})).onboarding.done).toEqual(['api_key'])
  })

  it.each(['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.900Z', '2020-01-01T00:00:00Z'])(
    'are not made when they would have ended already, at %s',
    async (expires_at) => {
      await expect(studio.call('create_api_key', { name: 'late', expires_at })).rejects.toMatchObject({
        code: 'validation_error',
        details: [{ path: 'expires_at', code: 'in_the_past' }],
      })
      expect(await studio.call('list_api_keys', {})).toEqual([])
    },
  )

  it.each([
    { name: '' },
    { name: 'x', scopes: 'write' },
    { name: 'x', expires_at: 'tomorrow' },
    { name: 'x', key: 'mine' },
  ])('are not made from %j', async (input) => {
    await expect(studio.call('create_api_key', input as never)).rejects.toMatchObject({ code: 'validation_error' })
    expect(keyEvents()).toEqual([])
  })
})

describe('who a key stands for', () => {
  const scopesOf = { read: ['read'], 'read,write': ['read', 'write'] } as const
  const ends = { never: undefined, later: '2026-11-21T08:31:00Z' } as const

  for (const scopes of ['read', 'read,write'] as const) {
    for (const end of ['never', 'later'] as const) {
      it(`a ${scopes} key that ends ${end}: good, then revoked; expired from its last moment on`, async () => {
        const made = await studio.call('create_api_key', { name: 'Blog', scopes, expires_at: ends[end] })
        const good = {
          status: 'ok',
          caller: { kind: 'key', name: 'Blog', scopes: scopesOf[scopes], via: 'rest', key_id: made.id },
        }
        expect(await answer(made.key)).toEqual(good)

        studio.clock.advance(59_999)
        expect(await answer(made.key)).toEqual(good)
        studio.clock.advance(1)
        expect(await answer(made.key)).toEqual(end === 'never' ? good : { status: 'expired' })

        await studio.call('revoke_api_key', { id: made.id })
        expect(await answer(made.key)).toEqual({ status: 'revoked' })
      })
    }
  }

  it.each([
    ['well formed and never made', () => makeKeyText(randomBytes)],
    ['a hash in place of a key', (key: string) => hashKey(key)],
    ['the prefix alone', (key: string) => key.slice(0, 12)],
    ['with a wrong checksum', (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')],
    ['with a space', (key: string) => `${key} `],
    ['empty', () => ''],
  ])('a text that is %s is unknown', async (_, spoil) => {
    const { key } = await studio.call('create_api_key', { name: 'Blog' })
    expect(await answer(spoil(key))).toEqual({ status: 'unknown' })
  })

  it('may do what its scopes say, and nothing of the studio', async () => {
    const callers = []
    for (const scopes of ['read', 'read,write'] as const) {
      const { key } = await studio.call('create_api_key', { name: scopes, scopes })
      const found = await answer(key)
      if (found.status !== 'ok') throw new Error('The key is not good.')
      callers.push({ caller: found.caller, mayWrite: scopes === 'read,write' })
    }
    for (const { caller, mayWrite } of callers) {
      for (const [name, { scope }] of Object.entries(operations)) {
        const allowed = scope === 'read' || (scope === 'write' && mayWrite)
        const call = studio.core.call(name as OperationName, caller, async () => ({ not_a_field: 1 }))
        // What may pass goes on to the body, and that is refused.
        await expect(call, name).rejects.toMatchObject({ code: allowed ? 'validation_error' : 'forbidden' })
      }
    }
  })
})
