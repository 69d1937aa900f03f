import * as z from 'zod'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { findJob, hasEnded } from '../jobs/queue.ts'
import { getMediaRow, type MediaRow } from './store.ts'

const RESULT = 'media'
const FAILURE = 'failure'

const Failure = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  retry_after_ms: z.number().optional(),
})

const enter = (tx: Tx, job_id: string, step: string, output: unknown) =>
  tx.db
    .insertInto('job_steps')
    .values({ job_id, step, output: JSON.stringify(output), created_at: tx.now() })
    .onConflict((on) => on.columns(['job_id', 'step']).doNothing())
    .execute()

/** In the transaction that ends the job: which picture came of it. */
export const saveResult = (tx: Tx, job_id: string, media_id: number) => enter(tx, job_id, RESULT, { media_id })

/** In the transaction that ends the job: why nothing came of it, whole, for whoever waits for the answer. */
export const saveFailure = (tx: Tx, job_id: string, { code, message, details, retry_after_ms }: StudioError) =>
  enter(tx, job_id, FAILURE, { code, message, details, retry_after_ms })

/** The picture of a run; undefined before there is one, and when it was deleted for good. */
export async function resultOf(db: ReadDb, job_id: string): Promise<number | undefined> {
  const row = await stepOf(db, job_id, RESULT)
  return row && z.object({ media_id: z.int() }).parse(JSON.parse(row.output)).media_id
}

/** How long a caller is kept waiting for its image. */
const WAIT_MS = 120_000
/** For a stopped job to let go. */
const LET_GO_MS = 5_000

/**
 * The picture that a job makes, or the error that ended it. After two minutes the job is stopped: nobody would see its
 * picture. When Quoin closes meanwhile, the job goes on at the next start.
 */
export async function awaitImage(ctx: Context, job_id: string): Promise<MediaRow> {
  const inTime = await settledInTime(ctx, job_id)
  const row = await findJob(ctx.db, job_id)
  if (row && !hasEnded(row.state)) {
    if (inTime) throw closing()
    await ctx.jobs.cancel(job_id, { caller: ctx.caller.name, request_id: ctx.request_id })
    await ctx.jobs.settled(job_id, LET_GO_MS)
    if ((await resultOf(ctx.db, job_id)) === undefined) throw tooLong(row.error)
  }
  const media_id = await resultOf(ctx.db, job_id)
  if (media_id !== undefined) return getMediaRow(ctx.db, media_id)
  throw await failureOf(ctx.db, job_id)
}

async function settledInTime(ctx: Context, job_id: string): Promise<boolean> {
  const over = new AbortController()
  const late = ctx.clock.sleep(WAIT_MS, over.signal).then(() => false)
  late.catch(() => {})
  const settled = ctx.jobs.settled(job_id, 2 * WAIT_MS).then(() => true)
  return Promise.race([settled, late]).finally(() => over.abort())
}

async function failureOf(db: ReadDb, job_id: string): Promise<StudioError> {
  const row = await stepOf(db, job_id, FAILURE)
  const found = Failure.safeParse(row && JSON.parse(row.output))
  if (!found.success) throw new Error(`Image job ${job_id} ended without a word.`)
  const { code, message, details, retry_after_ms } = found.data
  // How the queue words a stop by the writer; a caller of the API has to be told more.
  if (code === 'conflict')
    return new StudioError('unavailable', 'This image was stopped before it was made. Nothing was saved.')
  return new StudioError(code, message, {
    ...(details && { details }),
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  })
}

const stepOf = (db: ReadDb, job_id: string, step: string) =>
  db.selectFrom('job_steps').select('output').where('job_id', '=', job_id).where('step', '=', step).executeTakeFirst()

const closing = () =>
  new StudioError('unavailable', 'Quoin is closing. The image goes on at the next start and comes into the library.')

const tooLong = (reason: string | null) =>
  new StudioError(
    'unavailable',
    `The image was not made within ${WAIT_MS / 1_000} seconds, so it was stopped. Nothing was saved.${reason ? ` ${reason}` : ''} Try again later.`,
  )
