import { openDatabase, type OpenDatabase } from '../core/db/open.ts'
import { createWriter, type Write } from '../core/db/write.ts'
import { openSecrets } from '../core/secret-envelope.ts'
import type { MasterKeyStore, Secrets } from '../core/secrets.ts'
import { timestamp } from '../core/time.ts'

export interface SecretStore {
  database: OpenDatabase
  secrets: Secrets
  write: <T>(act: Parameters<Write>[1]) => Promise<T>
  /** How often the window was told of a change. */
  told(): number
  close(): Promise<void>
}

/** Secrets over a real database, without the rest of the studio. */
export async function secretStore(folder: string, masterKey: MasterKeyStore): Promise<SecretStore> {
  const database = openDatabase(folder)
  const write = createWriter({
    database,
    now: () => timestamp(Date.parse('2026-11-21T08:30:00Z')),
    newId: (prefix) => `${prefix}_1`,
    wakeJobs: () => {},
    published: () => {},
  })
  let told = 0
  const secrets = await openSecrets({ database, write, masterKey, changed: () => (told += 1) })
  return {
    database,
    secrets,
    write: (act) => write({ caller: 'You', request_id: 'req_test' }, act) as never,
    told: () => told,
    close: () => database.close(),
  }
}
