import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate, NewerDatabaseError } from './migrate.ts'
import { applyPragmas, FolderInUseError, openDatabase } from './open.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-db-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pragma = async (db: ReturnType<typeof openDatabase>, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db.write)
  return Object.values(rows[0]!)[0]
}

it('has synchronous=FULL at the second opening as well, where SQLite falls back to NORMAL', async () => {
  await openDatabase(folder).close()
  const again = openDatabase(folder)
  expect(await pragma(again, 'synchronous')).toBe(2)
  expect(await pragma(again, 'journal_mode')).toBe('wal')
  expect(await pragma(again, 'foreign_keys')).toBe(1)
  await again.close()

  const bare = new Database(join(folder, 'quoin.db'))
  expect(bare.pragma('synchronous', { simple: true }), 'the trap is still there, so the setting is still needed').toBe(
    1,
  )
  bare.close()
})

it('refuses to start when a setting does not hold', () => {
  const memory = new Database(':memory:')
  expect(() => applyPragmas(memory, { journal_mode: 'wal' })).toThrow('did not take journal_mode')
  memory.close()
})

it('keeps a second writer out of the folder, and lets it in once the first has closed', async () => {
  const first = openDatabase(folder)
  expect(() => openDatabase(folder)).toThrow(FolderInUseError)
  await first.close()
  await openDatabase(folder).close()
})

it('is free at once when its owner is killed, and says that the exit was unclean', async () => {
  const script = `
    import Database from 'better-sqlite3'
    const lock = new Database(${JSON.stringify(join(folder, 'lock.db'))}, { timeout: 0 })
    lock.exec('begin exclusive')
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  await openDatabase(folder).close()
  const writer = new Database(join(folder, 'quoin.db'))
  writer.exec("delete from settings where key = 'clean_exit'")
  writer.close()
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  expect(() => openDatabase(folder)).toThrow(FolderInUseError)
  owner.kill('SIGKILL')
  await once(owner, 'exit')

  const after = openDatabase(folder)
  expect(after.unclean).toBe(true)
  await after.close()
  const clean = openDatabase(folder)
  expect(clean.unclean).toBe(false)
  await clean.close()
})

it('keeps the folder and the files to their owner', async () => {
  chmodSync(folder, 0o755)
  const db = openDatabase(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'quoin.db')).mode & 0o077).toBe(0)
  await db.close()
})

it('cannot write through the reading connection', async () => {
  const db = openDatabase(folder)
  expect(() => db.raw.exec("insert into settings values ('a', 'b')")).toThrow(/readonly/)
  await db.close()
})

it('does not open a file that is not a workspace, and leaves it as it was', () => {
  const foreign = new Database(join(folder, 'quoin.db'))
  foreign.exec('create table mine (a)')
  foreign.close()
  expect(() => openDatabase(folder)).toThrow('is not a Quoin workspace')
  const after = new Database(join(folder, 'quoin.db'))
  expect(after.prepare('select name from sqlite_schema').pluck().all()).toEqual(['mine'])
  after.close()
})

it('does not open a workspace of a newer Quoin', async () => {
  await openDatabase(folder).close()
  const newer = new Database(join(folder, 'quoin.db'))
  newer.pragma('user_version = 999')
  newer.close()
  expect(() => openDatabase(folder)).toThrow(NewerDatabaseError)
})

it('says so when the file is damaged, and never starts with an empty one', () => {
  writeFileSync(join(folder, 'quoin.db'), 'this is not a database, whatever it is called'.repeat(100))
  expect(() => openDatabase(folder)).toThrow()
})

it('leaves the old schema whole when one of several migrations fails', () => {
  const db = new Database(':memory:')
  const steps = [
    { name: '0001', sql: 'create table a (x)' },
    { name: '0002', sql: 'create table b (x)' },
    { name: '0003', sql: 'create table c (x); create table a (again)' },
  ]
  let backups = 0
  migrate(db, steps.slice(0, 1), () => (backups += 1))
  expect(() => migrate(db, steps, () => (backups += 1))).toThrow('already exists')
  expect(db.prepare('select name from sqlite_schema').pluck().all()).toEqual(['a'])
  expect(db.pragma('user_version', { simple: true })).toBe(1)
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(backups, 'a copy before a change, none for a new file').toBe(1)
  expect(migrate(db, steps.slice(0, 2), () => {})).toEqual(['0002'])
  db.close()
})
