import type { Log } from '../../core/context.ts'
import type { MasterKeyStore } from '../../core/secrets.ts'
import { createKeychain, type Keytar } from './keychain.ts'
import { createMemory } from './memory.ts'
import { createPassphrase } from './passphrase.ts'

export interface MasterKeyChoice {
  folder: string
  /** Names the entry in the keychain: two workspaces never share one, and one keeps its own when its folder moves. */
  workspace: string
  log: Log
  service?: string
  account?: string
  /** Path of a file with mode 0600. */
  passphraseFile?: string | undefined
  /** Electron's own, where the host has it. */
  safeStorage?: MasterKeyStore | undefined
  load?: () => Promise<Keytar>
}

/**
 * Where a new workspace keeps its master key: the keychain if it works, else Electron's safe storage, else a passphrase,
 * else a locked keychain, which the person can unlock; with none of them the memory of this run.
 * A workspace that was sealed already stays with its own kind: see `other`.
 */
export async function chooseMasterKey(choice: MasterKeyChoice): Promise<MasterKeyStore> {
  const { folder, workspace, log, service = 'Quoin', account = 'master-key' } = choice
  const { passphraseFile = process.env.QUOIN_PASSPHRASE_FILE, safeStorage, load } = choice
  const keychain = createKeychain({ service: `${service} ${workspace}`, account, log, ...(load && { load }) })
  const passphrase = passphraseFile ? createPassphrase({ file: passphraseFile, folder, log }) : undefined

  const found = await keychain.probe()
  const best =
    (found === 'open' ? keychain : undefined) ??
    safeStorage ??
    passphrase ??
    (found === 'locked' ? keychain : createMemory())
  log('info', 'secrets.store', { kind: best.kind, keychain: found })
  if (best.kind === 'memory') {
    log('warn', 'secrets.memory', {
      notice:
        'No keychain was found. Keys typed now are forgotten when Quoin closes. Set QUOIN_PASSPHRASE_FILE to keep them.',
    })
  }
  return {
    kind: best.kind,
    read: () => best.read(),
    create: () => best.create(),
    other: (kind) => [keychain, safeStorage, passphrase].find((store) => store?.kind === kind),
  }
}
