import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keyOnDisk, testStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { MasterKeyStore } from '../secrets.ts'

const KEY = 'sk-marked-4b1d-credential'

let studio: TestStudio
let master: MasterKeyStore & { locked: boolean }
beforeEach(async () => {
  const open = keyOnDisk()
  master = {
    kind: 'keychain',
    locked: false,
    read: async () => (master.locked ? null : open.read()),
    create: () => (master.locked ? Promise.reject(new Error('locked')) : open.create()),
  }
  studio = await testStudio({ masterKey: master })
})
afterEach(() => studio.close())

const saved = () => studio.events.filter(({ type }) => type === 'credentials.saved').length
const stored = async () =>
  (await studio.call('list_credentials', {})).credentials.filter((credential) => credential.stored)
const restartLocked = async () => {
  master.locked = true
  studio = await studio.restart()
}

describe('credentials', () => {
  it('are listed for every provider, with four characters and no more', async () => {
    const answer = await studio.call('save_credential', { provider: 'anthropic', secret: `  ${KEY}\n` })
    expect(answer).toEqual({ provider: 'anthropic', stored: true, last4: 'tial' })
    expect(await studio.call('list_credentials', {})).toEqual({
      store: 'keychain',
      credentials: [
        { provider: 'openai', stored: false, last4: null },
        { provider: 'anthropic', stored: true, last4: 'tial' },
        { provider: 'google', stored: false, last4: null },
        { provider: 'openai-compatible', stored: false, last4: null },
        { provider: 'black-forest-labs', stored: false, last4: null },
        { provider: 'pexels', stored: false, last4: null },
        { provider: 'unsplash', stored: false, last4: null },
      ],
    })
    expect(saved()).toBe(1)
    expect((await studio.call('get_settings', {})).onboarding.done).toEqual(['model'])
  })

  it('show nothing of a short key', async () => {
    expect(await studio.call('save_credential', { provider: 'openai', secret: 'abcd' })).toMatchObject({ last4: null })
    expect(await stored()).toEqual([{ provider: 'openai', stored: true, last4: null }])
  })

  it('are replaced, and forgotten once', async () => {
    await studio.call('save_credential', { provider: 'openai', secret: KEY })
    await studio.call('save_credential', { provider: 'openai', secret: 'sk-another-key-0002' })
    expect(await stored()).toEqual([{ provider: 'openai', stored: true, last4: '0002' }])
    for (let turn = 0; turn < 2; turn++) {
      const answer = await studio.call('delete_credential', { provider: 'openai' })
      expect(answer).toEqual({ provider: 'openai', stored: false, last4: null })
    }
    expect(await stored()).toEqual([])
    expect(saved()).toBe(3)
  })

  it.each(['sk-one\r\nX-Header: two', 'sk one', 'ключ-до-всього', 'sk-\u0000-nul'])(
    'refuse %j, which no header can hold',
    async (secret) => {
      const refused = studio.call('save_credential', { provider: 'openai', secret })
      await expect(refused).rejects.toMatchObject({ code: 'validation_error', details: [{ path: 'secret' }] })
      await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining(secret) })
      expect(await stored()).toEqual([])
      expect(saved()).toBe(0)
    },
  )

  it('stay stored while the keychain is locked, and open again without a restart', async () => {
    await studio.call('save_credential', { provider: 'openai', secret: KEY })
    await restartLocked()
    expect(await studio.call('list_credentials', {})).toMatchObject({
      store: 'locked',
      credentials: [{ stored: true, last4: 'tial' }, {}, {}, {}, {}, {}, {}],
    })
    expect((await studio.call('get_status', {})).secrets).toBe('locked')
    await expect(studio.call('save_credential', { provider: 'google', secret: KEY })).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'secrets_locked' }],
    })

    master.locked = false
    await studio.call('save_credential', { provider: 'google', secret: KEY })
    expect(studio.events).toContainEqual({ type: 'secrets.changed' })
    expect((await studio.call('get_status', {})).secrets).toBe('keychain')
    expect(await stored()).toHaveLength(2)
  })

  it('show a keychain that was unlocked as soon as they are looked at', async () => {
    await restartLocked()
    master.locked = false
    expect((await studio.call('list_credentials', {})).store).toBe('keychain')
  })

  it('can be deleted while the store is locked; after the last one a lost key is replaced', async () => {
    await studio.call('save_credential', { provider: 'openai', secret: KEY })
    await studio.call('save_credential', { provider: 'google', secret: KEY })
    Object.assign(master, keyOnDisk())
    studio = await studio.restart()

    await studio.call('delete_credential', { provider: 'openai' })
    expect((await studio.call('get_status', {})).secrets).toBe('locked')
    await studio.call('delete_credential', { provider: 'google' })
    expect((await studio.call('get_status', {})).secrets).toBe('keychain')
    await studio.call('save_credential', { provider: 'google', secret: 'sk-typed-once-more' })
    studio = await studio.restart()
    expect(await stored()).toEqual([{ provider: 'google', stored: true, last4: 'more' }])
  })
})
