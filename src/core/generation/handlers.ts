import type { generationOperations } from '../../contract/generation.ts'
import { Answer, type Handlers } from '../handler.ts'
import { publicStatus } from '../jobs/queue.ts'
import { acceptOutline, keepRun, retryRun } from './again.ts'
import { estimate, startRun } from './start.ts'
import { getRunRow, listRunRows, runInputOf, toRun, toRunDetail } from './store.ts'

/** Seconds after which it is worth asking again. */
const POLL = { 'Retry-After': '2' }

export const generationHandlers: Handlers<typeof generationOperations> = {
  generate_article: async (ctx, brief) => {
    const row = await startRun(ctx, { ...brief, kind: 'guide', pause_after_outline: false, offline: false })
    const { job_id, created_at } = row
    return new Answer(
      202,
      { job_id, status: publicStatus(row), estimated_seconds: runInputOf(row).estimated_seconds, created_at },
      POLL,
    )
  },

  get_generation_job: async (ctx, { job_id }) => {
    const row = await getRunRow(ctx.db, job_id)
    const status = publicStatus(row)
    const common = { job_id, status, progress: status === 'failed' ? 0 : row.progress, article_id: null }
    if (status === 'completed') return { ...common, article_id: row.article_id, completed_at: row.completed_at! }
    if (status === 'failed') return { ...common, error: row.error ?? 'The job failed.' }
    return common
  },

  start_run: async (ctx, wish) => toRun(ctx.db, await startRun(ctx, wish)),

  estimate_run: (ctx, wish) => estimate(ctx, wish),

  list_runs: async (ctx, filter) => Promise.all((await listRunRows(ctx.db, filter)).map((row) => toRun(ctx.db, row))),

  get_run: async (ctx, { job_id }) => toRunDetail(ctx.db, await getRunRow(ctx.db, job_id)),

  cancel_run: async (ctx, { job_id }) => {
    await getRunRow(ctx.db, job_id)
    await ctx.jobs.cancel(job_id, { caller: ctx.caller.name, request_id: ctx.request_id })
    return toRun(ctx.db, await getRunRow(ctx.db, job_id))
  },

  retry_run: async (ctx, { job_id }) => toRun(ctx.db, await retryRun(ctx, job_id)),

  write_run: async (ctx, { job_id, outline }) => toRun(ctx.db, await acceptOutline(ctx, job_id, outline)),

  keep_run: (ctx, { job_id }) => keepRun(ctx, job_id),
}
