import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { StudioCore } from '../core/index.ts'

/** Noted at any time, whatever comes of a call. */
const NOTES = new Set(['last_used_at'])

/** One text for everything in the database, but for when a key was last used. Equal before and after: nothing changed. */
export async function stateHash({ database }: StudioCore): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like '%_search%' order by name
  `.execute(database.read)
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.read)
    for (const row of rows) {
      const kept = Object.entries(row).filter(([column]) => !NOTES.has(column))
      hash.update(`${name} ${JSON.stringify(kept)}\n`)
    }
  }
  return hash.digest('hex')
}
