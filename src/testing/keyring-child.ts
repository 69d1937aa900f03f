import { createHash } from 'node:crypto'
import { registerHooks } from 'node:module'
import { json } from 'node:stream/consumers'
import { chooseMasterKey } from '../host/secrets/choose.ts'
import { Secret } from '../core/secret.ts'
import { secretStore } from './secret-store.ts'

/** What a child is told, as JSON on its standard input, so that no secret stands in its arguments. */
export interface ChildTask {
  folder: string
  /** Take the keychain's library away: what a machine without libsecret sees. */
  withoutLibrary?: boolean
  passphraseFile?: string
  save?: { name: string; secret: string }
  read?: string
}

export interface ChildReport {
  kind: string
  state: string
  hints: Record<string, string>
  /** SHA-256 of what was read. */
  read: string | null
  error: string | null
}

/** Opens the secrets of a folder as the studio does at its start, does one thing, and says what came of it. */
async function main(): Promise<void> {
  const task = (await json(process.stdin)) as ChildTask
  if (task.withoutLibrary) {
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier === 'keytar') throw new Error('Failed to load keytar native addon')
        return next(specifier, context)
      },
    })
  }
  const { folder, passphraseFile } = task
  const masterKey = await chooseMasterKey({
    folder,
    workspace: folder,
    service: 'Quoin test',
    log: () => {},
    passphraseFile,
  })
  const store = await secretStore(folder, masterKey)
  const report: ChildReport = { kind: masterKey.kind, state: store.secrets.state(), hints: {}, read: null, error: null }
  try {
    const { save } = task
    if (save) await store.write((tx) => store.secrets.save(tx.db, save.name, new Secret(save.secret)))
    if (task.read) {
      const secret = await store.secrets.read(store.database.read, task.read)
      report.read = secret && createHash('sha256').update(secret.reveal()).digest('hex')
    }
  } catch (error) {
    report.error = (error as Error).message
  }
  report.hints = Object.fromEntries(await store.secrets.hints(store.database.read))
  await store.close()
  process.stdout.write(JSON.stringify(report))
}

await main()
