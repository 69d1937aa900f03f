import { randomBytes } from 'node:crypto'
import { mkdirSync, chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { APPLICATION_ID, migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { readStraight } from './shaped.ts'
import type { Tables } from './tables.ts'

/** What can only read: handing it to something that writes does not compile. A WriteDb may stand in for it. */
export type ReadDb = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor'>
export type WriteDb = Kysely<Tables>

export interface OpenDatabase {
  read: ReadDb
  write: WriteDb
  /** For the few statements that must be as quick as the raw driver. Read-only connection. */
  raw: Database.Database
  folder: string
  /** Of this workspace, for ever and wherever its folder is moved. */
  id: string
  /** The last run did not end by `close`: it was killed or crashed. */
  unclean: boolean
  /** Names of the migrations that this opening ran. */
  migrated: string[]
  close(): Promise<void>
}

export class FolderInUseError extends Error {}

/** Set at every open: SQLite falls back to NORMAL when a WAL database is opened again, and then loses acknowledged rows. */
const writerPragmas: Record<string, string | number> = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  trusted_schema: 0,
  cell_size_check: 1,
  mmap_size: 0,
  busy_timeout: 5000,
  journal_size_limit: 67_108_864,
  ...(process.platform === 'darwin' ? { fullfsync: 1, checkpoint_fullfsync: 1 } : {}),
}
const readerPragmas: Record<string, string | number> = {
  query_only: 1,
  trusted_schema: 0,
  busy_timeout: 5000,
  mmap_size: 0,
}

/** Sets and reads back. A setting that does not hold is a reason not to start. */
export function applyPragmas(db: Database.Database, pragmas: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(pragmas)) {
    db.pragma(`${name} = ${value}`)
    const held = db.pragma(name, { simple: true })
    if (held !== value) throw new Error(`The database did not take ${name} = ${value} (it says ${String(held)}).`)
  }
}

/** One writer per folder, for as long as the process lives: an open exclusive transaction is dropped when its owner dies. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(`Another Quoin is already working in ${folder}. Nothing was changed.`)
    }
    throw error
  }
}

/** Kysely prepares a statement for every call; the same text is prepared once here. */
function withStatementCache(db: Database.Database) {
  const statements = new Map<string, Database.Statement>()
  return {
    close: () => {
      db.close()
    },
    prepare: (sql: string) => {
      let statement = statements.get(sql)
      if (!statement) {
        if (statements.size >= 500) statements.clear()
        statement = db.prepare(sql)
        statements.set(sql, statement)
      }
      return statement
    },
  }
}

/**
 * Opens the workspace in `folder`, which is made if need be (0700, files 0600), and brings its schema up to date.
 * Throws FolderInUseError, NewerDatabaseError, or what SQLite says.
 */
export function openDatabase(folder: string): OpenDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const file = join(folder, 'quoin.db')
  const mask = process.umask(0o077)
  const opened: Database.Database[] = []
  try {
    const lock = lockFolder(folder)
    opened.push(lock)
    const existed = existsSync(file)
    const writer = new Database(file)
    opened.push(writer)
    applyPragmas(writer, writerPragmas)
    const id = writer.pragma('application_id', { simple: true })
    const empty = writer.prepare('select count(*) as n from sqlite_schema').pluck().get() === 0
    if (!empty && id !== APPLICATION_ID) throw new Error(`${file} is not a Quoin workspace. Nothing was changed.`)

    const migrated = migrate(writer, migrations, () => {
      // Own name per schema, never overwritten: the copy from before this change stays whatever follows.
      const copy = join(folder, `before-schema-${migrations.length}.db`)
      if (!existsSync(copy)) writer.exec(`vacuum into '${copy.replaceAll("'", "''")}'`)
    })
    const unclean =
      existed && writer.prepare("select value from settings where key = 'clean_exit'").pluck().get() !== '1'
    if (unclean) {
      const check = writer.pragma('quick_check', { simple: true })
      if (check !== 'ok')
        throw new Error(`The workspace in ${folder} is damaged: ${String(check)}. Nothing was changed.`)
    }
    writer.exec("delete from settings where key = 'clean_exit'")

    writer
      .prepare("insert or ignore into settings (key, value) values ('workspace_id', ?)")
      .run(randomBytes(8).toString('hex'))
    const workspaceId = writer.prepare("select value from settings where key = 'workspace_id'").pluck().get() as string

    const reader = new Database(file, { readonly: true })
    opened.push(reader)
    applyPragmas(reader, readerPragmas)

    const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(reader) }) })
    readStraight(read, reader)
    return {
      read,
      write: new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(writer) }) }),
      raw: reader,
      folder,
      id: workspaceId,
      unclean,
      migrated,
      close: async () => {
        writer.exec("insert or replace into settings (key, value) values ('clean_exit', '1')")
        reader.close()
        writer.close()
        lock.close()
      },
    }
  } catch (error) {
    for (const db of opened.toReversed()) db.close()
    throw error
  } finally {
    process.umask(mask)
  }
}
