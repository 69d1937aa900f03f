import type { RunStage } from '../../contract/generation.ts'
import type { Core } from '../context.ts'
import type { WriteDb } from '../db/open.ts'
import type { Write } from '../db/write.ts'
import type { JobRun } from './control.ts'
import type { JobRow } from './queue.ts'

export interface Who {
  caller: string
  request_id: string
}

interface Parts {
  core(): Core
  write: Write
}

/** Changes the row of a job only while it belongs to the worker that claimed it. */
export const mine = (db: WriteDb, row: JobRow) =>
  db.updateTable('jobs').where('job_id', '=', row.job_id).where('epoch', '=', row.epoch)

/** What a running job may do to itself; every write names the epoch of its claim. */
export function jobRun({ core, write }: Parts, row: JobRow, signal: AbortSignal): JobRun {
  const who = { caller: row.caller, request_id: row.request_id }
  let { progress, stage, words } = row
  return {
    job_id: row.job_id,
    attempt: row.attempt,
    signal,
    async step(name, act, alongside) {
      const stored = await core()
        .db.selectFrom('job_steps')
        .select('output')
        .where('job_id', '=', row.job_id)
        .where('step', '=', name)
        .executeTakeFirst()
      if (stored) return JSON.parse(stored.output)
      signal.throwIfAborted()
      const output = await act()
      await write(who, async (tx) => {
        // A step that worked ends the count of failures: the next step has its own tries.
        const held = await mine(tx.db, row).set({ attempt: 1, crash_count: 0, error: null }).executeTakeFirst()
        if (held.numUpdatedRows === 0n) throw signal.reason ?? new Error('This job belongs to another worker now.')
        await tx.db
          .insertInto('job_steps')
          .values({ job_id: row.job_id, step: name, output: JSON.stringify(output), created_at: tx.now() })
          .execute()
        await tx.db.deleteFrom('job_partials').where('job_id', '=', row.job_id).where('step', '=', name).execute()
        await alongside?.(tx, output)
      })
      return output
    },
    async progress(nextStage: RunStage, percent, nextWords = words) {
      const next = Math.max(progress, Math.min(99, Math.floor(percent)))
      if (next !== progress || nextStage !== stage) {
        progress = next
        stage = nextStage
        words = nextWords
        await write(who, (tx) => mine(tx.db, row).set({ progress, stage, words }).execute())
      }
      core().tell({ type: 'run.progress', job_id: row.job_id, state: 'running', stage, progress, words: nextWords })
    },
    async complete(tx, { article_id } = {}) {
      const held = await mine(tx.db, row)
        .set({
          state: 'completed',
          stage: 'done',
          progress: 100,
          completed_at: tx.now(),
          error: null,
          ...(article_id && { article_id }),
        })
        .where('state', '=', 'running')
        .executeTakeFirst()
      if (held.numUpdatedRows === 0n) throw signal.reason ?? new Error('This job was stopped before it could end.')
    },
  }
}
