import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeptEvent } from '../../contract/events.ts'
import type { OpenDatabase, WriteDb } from './open.ts'

/** An open write. Inside it use `db` and nothing else, and await nothing but the database. */
export interface Tx {
  db: WriteDb
  now(): string
  newId(prefix: string): string
  /** Who makes the change, as the activity log names it. */
  caller: string
  request_id: string
  /** Stored with the change; leaves after the commit. */
  emit(event: KeptEvent): void
  /** Runs after the commit, never if the change is rolled back. */
  afterCommit(act: () => void): void
  /** The runner looks for work once the commit is done; called by `enqueue`. */
  wakeJobs(): void
}

const EVENT_ROWS = 500

const open = new AsyncLocalStorage<true>()

/** True while the caller stands inside a write: egress refuses to connect then, so a slow server never holds the database. */
export const insideWrite = (): boolean => open.getStore() === true

export interface WriterParts {
  database: OpenDatabase
  now(): string
  newId(prefix: string): string
  published(event: KeptEvent, seq: number): void
  wakeJobs(): void
}

export type Write = <T>(who: { caller: string; request_id: string }, act: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * The only way to write: one transaction at a time, in the order asked for. Resolves after COMMIT has returned,
 * which with `synchronous=FULL` means that the change survives a kill and a power loss.
 */
export function createWriter({ database, now, newId, published, wakeJobs }: WriterParts): Write {
  let last: Promise<unknown> = Promise.resolve()

  return (who, act) => {
    if (insideWrite()) throw new Error('A write was begun inside a write: pass its tx on instead.')
    const turn = last.then(async () => {
      const events: KeptEvent[] = []
      const after: (() => void)[] = []
      const seqs: number[] = []
      let jobsWait = false
      const result = await open.run(true, () =>
        database.write.transaction().execute(async (db) => {
          const value = await act({
            db,
            now,
            newId,
            ...who,
            emit: (event) => void events.push(event),
            afterCommit: (later) => void after.push(later),
            wakeJobs: () => void (jobsWait = true),
          })
          // Many rows at once: a bulk act on thousands of articles would hold up the window one event at a time.
          for (let from = 0; from < events.length; from += EVENT_ROWS) {
            const rows = events
              .slice(from, from + EVENT_ROWS)
              .map((event) => ({ type: event.type, body: JSON.stringify(event), caller: who.caller, at: now() }))
            const stored = await db.insertInto('events').values(rows).returning('id').execute()
            seqs.push(...stored.map(({ id }) => id))
          }
          return value
        }),
      )
      events.forEach((event, index) => published(event, seqs[index]!))
      for (const later of after) later()
      if (jobsWait) wakeJobs()
      return result
    })
    last = turn.catch(() => {})
    return turn
  }
}
