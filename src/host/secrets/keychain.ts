import { randomBytes } from 'node:crypto'
import type { Log } from '../../core/context.ts'
import type { MasterKeyStore } from '../../core/secrets.ts'

/** The three calls in use. `findCredentials` is not among them: on a locked keyring it ends the process. */
export interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

export interface KeychainParts {
  service: string
  account: string
  log: Log
  load?: () => Promise<Keytar>
  /** How long one call may take: a keychain that asks the person answers when they do, or never. */
  limit_ms?: number
}

/**
 * `open`: gives back what is stored in it. `locked`: there, but it takes no writes or asks the person.
 * `absent`: no library, no service, or one without a keyring.
 */
export type KeychainState = 'open' | 'locked' | 'absent'

export interface Keychain extends MasterKeyStore {
  probe(): Promise<KeychainState>
}

class SlowKeychain extends Error {}

// Every Mac and every Windows has a keychain: there an error means that it does not open.
const alwaysThere = process.platform === 'darwin' || process.platform === 'win32'

// keytar is CommonJS and needs libsecret on Linux: loaded only here, so that its absence is an answer and not a crash.
const loadKeytar = async (): Promise<Keytar> => (await import('keytar')).default

/** The key in the keychain of the OS, as base64, under one service and account. */
export function createKeychain({
  service,
  account,
  log,
  load = loadKeytar,
  limit_ms = 5_000,
}: KeychainParts): Keychain {
  let hanging = false

  /** A call that hangs holds a thread and may still take effect: until it has ended no other begins. */
  async function ask<T>(act: (keytar: Keytar) => Promise<T>): Promise<T> {
    if (hanging) throw new SlowKeychain('The keychain has not answered an earlier call.')
    const answer = load().then(act)
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hanging = true
        answer.catch(() => {}).finally(() => (hanging = false))
        reject(new SlowKeychain(`The keychain did not answer within ${limit_ms} ms.`))
      }, limit_ms)
    })
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer))
  }

  const look = async () => keyFrom(await ask((keytar) => keytar.getPassword(service, account)))

  async function storeAndCompare(name: string, value: string): Promise<void> {
    await ask((keytar) => keytar.setPassword(service, name, value))
    if ((await ask((keytar) => keytar.getPassword(service, name))) !== value) {
      throw new Error('The keychain did not give back what was stored in it.')
    }
  }

  async function probe(): Promise<KeychainState> {
    try {
      if ((await ask((keytar) => keytar.getPassword(service, account))) !== null) return 'open'
    } catch (error) {
      return judged(error, alwaysThere)
    }
    // Null is "nothing there" or "locked": only a write tells. A name of its own, for two starts at once.
    const name = `probe-${randomBytes(4).toString('hex')}`
    try {
      await storeAndCompare(name, 'probe')
      await ask((keytar) => keytar.deletePassword(service, name))
      return 'open'
    } catch (error) {
      return judged(error, alwaysThere || /\block/i.test((error as Error).message))
    }
  }

  function judged(error: unknown, locked: boolean): KeychainState {
    const state = locked || error instanceof SlowKeychain ? 'locked' : 'absent'
    log('info', 'secrets.keychain_closed', { state, reason: (error as Error).message })
    return state
  }

  return {
    kind: 'keychain',
    probe,
    read: () => look().catch(() => null),
    async create() {
      // What is there is never overwritten: it may have been out of sight a moment ago, and opened since.
      const present = await look()
      if (present) return present
      const key = randomBytes(32)
      await storeAndCompare(account, key.toString('base64'))
      return key
    },
  }
}

function keyFrom(text: string | null): Uint8Array | null {
  const bytes = text === null ? null : Buffer.from(text, 'base64')
  return bytes?.length === 32 ? bytes : null
}
