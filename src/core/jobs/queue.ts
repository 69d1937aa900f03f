import type { Selectable } from 'kysely'
import type * as z from 'zod'
import type { JobStatus, RunState } from '../../contract/generation.ts'
import type { ReadDb } from '../db/open.ts'
import type { JobsTable } from '../db/tables.ts'
import type { Tx } from '../db/write.ts'
import type { JobKind } from './kind.ts'

export type JobRow = Selectable<JobsTable>

/** Puts a job into the queue with the change that needs it. With a `dedupe_key` the same promise is made once. */
export async function enqueue<Data>(
  tx: Tx,
  kind: JobKind<Data>,
  data: Data,
  { dedupe_key = null, target = null }: { dedupe_key?: string | null; target?: string | null } = {},
): Promise<JobRow> {
  const row = await tx.db
    .insertInto('jobs')
    .values({
      job_id: tx.newId('job'),
      kind: kind.kind,
      state: 'pending',
      input: JSON.stringify(data),
      dedupe_key,
      target,
      request_id: tx.request_id,
      caller: tx.caller,
      created_at: tx.now(),
    })
    .onConflict((on) => on.columns(['kind', 'dedupe_key']).where('dedupe_key', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  tx.wakeJobs()
  if (row) return row
  return tx.db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind.kind)
    .where('dedupe_key', '=', dedupe_key)
    .executeTakeFirstOrThrow()
}

export const findJob = (db: ReadDb, job_id: string): Promise<JobRow | undefined> =>
  db.selectFrom('jobs').selectAll().where('job_id', '=', job_id).executeTakeFirst()

export async function stepOutputs(db: ReadDb, job_id: string): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('job_steps').select(['step', 'output']).where('job_id', '=', job_id).execute()
  return new Map(rows.map(({ step, output }) => [step, JSON.parse(output) as unknown]))
}

export const parseJobData = <Data>(kind: { data: z.ZodType<Data> }, row: Pick<JobRow, 'input'>): Data =>
  kind.data.parse(JSON.parse(row.input))

/** The four public states. A job never steps back to `pending` once it was taken. */
export function publicStatus(row: Pick<JobRow, 'state' | 'started_at'>): z.infer<typeof JobStatus> {
  if (row.state === 'completed') return 'completed'
  if (row.state === 'failed' || row.state === 'cancelled') return 'failed'
  return row.started_at === null ? 'pending' : 'in_progress'
}

export const ENDED: readonly RunState[] = ['completed', 'failed', 'cancelled']
export const hasEnded = (state: RunState): boolean => ENDED.includes(state)
