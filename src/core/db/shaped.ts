import type Database from 'better-sqlite3'
import type { CompiledQuery, Compilable } from 'kysely'
import type { ReadDb } from './open.ts'

interface Shape {
  compiled: CompiledQuery
  /** Prepared once on the reading connection; null where the query runs inside a write. */
  statement: Database.Statement | null
}

const shapes = new WeakMap<ReadDb, Map<string, Shape>>()
const connections = new WeakMap<ReadDb, Database.Database>()

/** Shaped queries on `db` go to this connection straight: the way through pools and promises costs more than they do. */
export const readStraight = (db: ReadDb, connection: Database.Database): void => void connections.set(db, connection)

/**
 * Runs a query that is built once per shape, with the values of this call. Building costs several times what running
 * does, so the busiest reads go through here. `parameters` stand in the order of the built SQL.
 */
export async function runShaped<Row>(
  db: ReadDb,
  shape: string,
  build: () => Compilable<Row>,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const known = shapes.get(db) ?? new Map<string, Shape>()
  shapes.set(db, known)
  let found = known.get(shape)
  if (!found) {
    const compiled = build().compile()
    if (compiled.parameters.length !== parameters.length)
      throw new Error(`The shape "${shape}" takes other parameters.`)
    found = { compiled, statement: connections.get(db)?.prepare(compiled.sql) ?? null }
    known.set(shape, found)
  }
  const { compiled, statement } = found
  if (statement) return statement.all(...parameters) as Row[]
  const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters } as CompiledQuery<Row>)
  return rows
}
