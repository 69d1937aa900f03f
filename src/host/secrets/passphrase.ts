import { randomBytes, scrypt } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '../../core/context.ts'
import type { MasterKeyStore } from '../../core/secrets.ts'

const SALT_FILE = 'passphrase.salt'
const SALT_BYTES = 32
const SHORTEST = 12
const LONGEST_FILE = 4_096
/** 128 MB and some half a second for each guess. `maxmem` must lie above 128 × N × r. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt)

export interface PassphraseParts {
  /** Path of a file that only its owner can read; its first line is the passphrase. */
  file: string
  folder: string
  log: Log
}

/** A key made from a passphrase in a file: never from an argument or an environment value, which other programs can read. */
export function createPassphrase({ file, folder, log }: PassphraseParts): MasterKeyStore {
  const saltFile = join(folder, SALT_FILE)

  async function keyFor(salt: Uint8Array): Promise<Uint8Array> {
    try {
      return await derive(await readPassphrase(file), salt, 32, COST)
    } catch (error) {
      log('warn', 'secrets.passphrase_unreadable', { error: error as Error })
      throw error
    }
  }

  return {
    kind: 'passphrase',
    async read() {
      const salt = await readFile(saltFile).catch(noFile)
      return salt && keyFor(salt)
    },
    async create() {
      const salt = randomBytes(SALT_BYTES)
      const key = await keyFor(salt)
      await writeSalt(saltFile, salt)
      const stored = await readFile(saltFile)
      if (!stored.equals(salt)) throw new Error('The folder did not give back the salt that was stored in it.')
      return key
    },
  }
}

const noFile = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Never over another: without its salt a passphrase opens nothing. */
async function writeSalt(path: string, salt: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(salt)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readPassphrase(path: string): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { mode, size } = await handle.stat().then((stat) => {
      if (!stat.isFile()) throw new Error('The passphrase must come from a plain file.')
      return stat
    })
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Error('Others can read the passphrase file, so it is not used. Give it mode 0600.')
    }
    if (size > LONGEST_FILE) throw new Error('The passphrase file is longer than 4 kB.')
    const passphrase = (await handle.readFile('utf8')).split(/\r?\n/, 1)[0]!.normalize('NFC')
    if (passphrase.length < SHORTEST) throw new Error(`The passphrase has fewer than ${SHORTEST} characters.`)
    return passphrase
  } finally {
    await handle.close()
  }
}
