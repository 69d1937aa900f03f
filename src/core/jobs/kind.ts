import type * as z from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import type { StudioError } from '../errors.ts'
import type { JobRun } from './control.ts'

export interface JobKind<Data = unknown> {
  kind: string
  /** Ids and wishes, not objects: a job reads fresh. */
  data: z.ZodType<Data>
  /** Tries in a row without a finished step before the job gives up. */
  attempts: number
  /** Milliseconds to wait after each failed try, where the usual back-off does not serve. */
  waits_ms?: readonly number[]
  /** How many of the kind run at once. */
  concurrency: number
  /** How many of them may reach the same target at once; the target is named when the job is enqueued. */
  per_target?: number
  run(ctx: Context, data: Data, job: JobRun): Promise<void>
  /** In the transaction that fails or cancels the job: nothing is left half-done. */
  ended?(
    tx: Tx,
    job: { job_id: string; data: Data },
    outcome: { state: 'failed' | 'cancelled'; error: StudioError },
  ): Promise<void>
}

/** Any kind, whatever its data: for lists of kinds. */
export type AnyJobKind = Omit<JobKind<never>, 'data'> & { data: z.ZodType }

export const jobKind = <Data>(kind: JobKind<Data>): JobKind<Data> => kind
