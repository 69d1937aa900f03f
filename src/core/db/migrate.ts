import type Database from 'better-sqlite3'

export interface Migration {
  /** `0007-article-subtitle` */
  name: string
  sql: string
}

/** 'Quoi' in ASCII: says that a file is ours. */
export const APPLICATION_ID = 0x51756f69

export class NewerDatabaseError extends Error {}

/**
 * Runs every pending migration and sets `user_version` in one transaction, so that a failure leaves the old schema whole.
 * Foreign keys cannot be switched inside a transaction: off before, checked inside, on after and read back.
 */
export function migrate(db: Database.Database, migrations: Migration[], backup: () => void): string[] {
  const from = db.pragma('user_version', { simple: true }) as number
  if (from > migrations.length) {
    throw new NewerDatabaseError(
      `This workspace was written by a newer Quoin (schema ${from}, this one knows ${migrations.length}). Nothing was changed. Update Quoin to open it.`,
    )
  }
  const pending = migrations.slice(from)
  if (pending.length === 0) return []
  if (from > 0) backup()

  db.pragma('foreign_keys = OFF')
  try {
    db.transaction(() => {
      for (const { sql } of pending) db.exec(sql)
      const broken = db.pragma('foreign_key_check') as unknown[]
      if (broken.length > 0) throw new Error(`Migration would break ${broken.length} references; nothing was changed.`)
      db.pragma(`user_version = ${migrations.length}`)
      db.pragma(`application_id = ${APPLICATION_ID}`)
    }).immediate()
  } finally {
    db.pragma('foreign_keys = ON')
  }
  return pending.map(({ name }) => name)
}
