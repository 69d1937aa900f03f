import type { CompiledQuery, Compilable } from 'kysely'
import type { ReadDb } from './open.ts'

const shapes = new WeakMap<ReadDb, Map<string, CompiledQuery>>()

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
  const known = shapes.get(db) ?? new Map<string, CompiledQuery>()
  shapes.set(db, known)
  let compiled = known.get(shape)
  if (!compiled) {
    compiled = build().compile()
    if (compiled.parameters.length !== parameters.length)
      throw new Error(`The shape "${shape}" takes other parameters.`)
    known.set(shape, compiled)
  }
  const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters } as CompiledQuery<Row>)
  return rows
}
