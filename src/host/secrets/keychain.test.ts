import { describe, expect, it, vi } from 'vitest'
import { createKeychain, type Keytar } from './keychain.ts'

const parts = { service: 'Quoin test', account: 'master-key', log: () => {}, limit_ms: 40 }

function fakeKeytar(over: Partial<Keytar> = {}): { keytar: Keytar; entries: Map<string, string> } {
  const entries = new Map<string, string>()
  const keytar: Keytar = {
    getPassword: async (_, account) => entries.get(account) ?? null,
    setPassword: async (_, account, password) => void entries.set(account, password),
    deletePassword: async (_, account) => entries.delete(account),
    ...over,
  }
  return { keytar, entries }
}
const keychainOn = (keytar: Keytar) => createKeychain({ ...parts, load: async () => keytar })
const cannotCreate = async () => {
  throw new Error('Cannot create an item in a locked collection')
}
/** A prompt that nobody answers until told to. */
function unanswered<T>() {
  let answer!: (value: T) => void
  const asked = new Promise<T>((resolve) => (answer = resolve))
  return { asked, answer }
}

describe('a keychain', () => {
  it('is open when it gives back what was stored in it, and keeps nothing of the probe', async () => {
    const { keytar, entries } = fakeKeytar()
    expect(await keychainOn(keytar).probe()).toBe('open')
    expect(entries.size).toBe(0)
  })

  it('needs no probe when the key is there', async () => {
    const setPassword = vi.fn(cannotCreate)
    const getPassword = async () => Buffer.alloc(32, 7).toString('base64')
    expect(await keychainOn(fakeKeytar({ getPassword, setPassword }).keytar).probe()).toBe('open')
    expect(setPassword).not.toHaveBeenCalled()
  })

  it('is locked when it answers null and takes no writes', async () => {
    const keychain = keychainOn(fakeKeytar({ setPassword: cannotCreate }).keytar)
    expect(await keychain.probe()).toBe('locked')
    expect(await keychain.read()).toBeNull()
    await expect(keychain.create()).rejects.toThrow(/locked/)
  })

  it('is absent when there is no keyring to write to', async () => {
    const setPassword = async () => {
      throw new Error('Object does not exist at path "/org/freedesktop/secrets/collection/login"')
    }
    expect(await keychainOn(fakeKeytar({ setPassword }).keytar).probe()).toBe('absent')
  })

  it('is absent when its library does not load', async () => {
    const keychain = createKeychain({ ...parts, load: () => Promise.reject(new Error('Failed to load')) })
    expect(await keychain.probe()).toBe('absent')
    expect(await keychain.read()).toBeNull()
    await expect(keychain.create()).rejects.toThrow(/Failed to load/)
  })

  it('is not trusted when it gives back something else', async () => {
    const { keytar } = fakeKeytar({ setPassword: async () => {} })
    expect(await keychainOn(keytar).probe()).toBe('absent')
    await expect(keychainOn(keytar).create()).rejects.toThrow(/did not give back/)
  })

  it('makes a key of 32 bytes and reads the same one again', async () => {
    const keychain = keychainOn(fakeKeytar().keytar)
    const key = await keychain.create()
    expect(key).toHaveLength(32)
    expect(await keychain.read()).toEqual(key)
  })

  it('never makes a key over one that is there', async () => {
    const { keytar, entries } = fakeKeytar()
    const first = await keychainOn(keytar).create()
    expect(await keychainOn(keytar).create()).toEqual(first)
    expect(entries.size).toBe(1)
  })

  it('takes an entry that is no key for none', async () => {
    const { keytar, entries } = fakeKeytar()
    entries.set('master-key', 'c2hvcnQ=')
    expect(await keychainOn(keytar).read()).toBeNull()
  })

  it('counts as locked while it asks the person, and starts no second call meanwhile', async () => {
    const prompt = unanswered<string | null>()
    const getPassword = vi.fn(() => prompt.asked)
    const setPassword = vi.fn(async () => {})
    const keychain = keychainOn(fakeKeytar({ getPassword, setPassword }).keytar)

    expect(await keychain.probe()).toBe('locked')
    expect(await keychain.read()).toBeNull()
    await expect(keychain.create()).rejects.toThrow(/has not answered/)
    expect(getPassword).toHaveBeenCalledTimes(1)
    expect(setPassword).not.toHaveBeenCalled()

    prompt.answer(Buffer.alloc(32, 9).toString('base64'))
    await vi.waitFor(async () => expect(await keychain.read()).toEqual(Buffer.alloc(32, 9)))
  })

  it('makes no second key after a write that was answered late', async () => {
    const { keytar, entries } = fakeKeytar()
    const prompt = unanswered<void>()
    const setPassword = vi.fn(async (_: string, account: string, password: string) => {
      await prompt.asked
      entries.set(account, password)
    })
    const keychain = keychainOn({ ...keytar, setPassword })

    await expect(keychain.create()).rejects.toThrow(/did not answer/)
    prompt.answer()
    const late = await vi.waitFor(async () => {
      const key = await keychain.read()
      expect(key).not.toBeNull()
      return key
    })
    expect(await keychain.create()).toEqual(late)
    expect(setPassword).toHaveBeenCalledTimes(1)
  })
})
