import type { ErrorDetail, ErrorCode } from '../../contract/errors.ts'
import type { Publication, PublishWish } from '../../contract/publishing.ts'
import { getArticle } from '../articles/store.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { Answer } from '../handler.ts'
import { findJob, hasEnded } from '../jobs/queue.ts'
import { openSite } from './access.ts'
import { queuePublication, stopLater } from './queue.ts'
import { planPublication, PUBLISH_WAIT_MS } from './rules.ts'
import { leaveUnsent } from './send.job.ts'
import { getCmsSite } from './site-store.ts'
import { findOp, getOutboxOp, publicationOf, settleOp, type OpRow } from './store.ts'

const LOOK_MS = 500

const TAKEN_OUT =
  'This was taken out of the outbox. What had arrived on the site by then stays there. Publish the article again to send it.'

/** Into the outbox. What cannot be sent at all is said before anything is queued. */
export async function queue(ctx: Context, wish: PublishWish): Promise<OpRow> {
  planPublication(await getArticle(ctx.db, wish.id), wish)
  await openSite(ctx, await getCmsSite(ctx.db, wish.site_id))
  return ctx.write((tx) => queuePublication(ctx, tx, wish))
}

/** Waits for the post itself: 201 for a new one, 200 for one that was changed, 202 while the outbox goes on with it. */
export async function publishArticle(ctx: Context, wish: PublishWish): Promise<Answer<Publication>> {
  const { id, job_id } = await queue(ctx, wish)
  await outcomeOf(ctx, job_id!)
  const op = (await findOp(ctx.db, id))!
  if (op.state === 'needs_attention' || op.state === 'cancelled') throw failureOf(op)
  if (op.state !== 'synced') return new Answer(202, await publicationOf(ctx.db, op, true))
  return new Answer(op.is_first === 1 ? 201 : 200, await publicationOf(ctx.db, op, false))
}

/** Until the job has ended, or it is plain that it will not end in time. */
async function outcomeOf(ctx: Context, job_id: string): Promise<void> {
  for (let waited = 0; waited < PUBLISH_WAIT_MS; waited += LOOK_MS) {
    await ctx.jobs.settled(job_id, LOOK_MS)
    const job = await findJob(ctx.db, job_id)
    if (!job || hasEnded(job.state) || job.state === 'waiting_network') return
    const left = PUBLISH_WAIT_MS - waited - LOOK_MS
    if (job.state === 'waiting_retry' && job.run_after !== null && Date.parse(job.run_after) - ctx.clock.now() > left)
      return
  }
}

/** What the destination said, for the caller that waited for it. */
function failureOf({ failure }: OpRow): StudioError {
  const { code, message, details } = JSON.parse(failure!) as {
    code: ErrorCode
    message: string
    details?: ErrorDetail[]
  }
  return new StudioError(code, message, details ? { details } : {})
}

/** One that is on its way is stopped as soon as it can be; what arrived by then stays there. */
export const cancelOp = (ctx: Context, op_id: number) =>
  ctx.write(async (tx) => {
    const { state } = await getOutboxOp(tx.db, op_id)
    const op = (await findOp(tx.db, op_id))!
    if (state !== 'queued') {
      throw new StudioError('conflict', 'This is settled already. Nothing was changed.', {
        details: [{ path: 'op_id', code: 'settled', message: `It is ${state}.` }],
      })
    }
    await cancelQueued(ctx, tx, op)
    return getOutboxOp(tx.db, op_id)
  })

export async function cancelQueued(ctx: Context, tx: Parameters<typeof leaveUnsent>[0], op: OpRow): Promise<void> {
  const failure = JSON.stringify({ code: 'conflict', message: TAKEN_OUT })
  await settleOp(tx.db, op.id, { state: 'cancelled', failure, settled_at: tx.now() })
  const publication = await tx.db
    .selectFrom('publications')
    .selectAll()
    .where('id', '=', op.publication_id)
    .executeTakeFirstOrThrow()
  await leaveUnsent(tx, publication)
  if (op.job_id !== null) stopLater(ctx, tx, op.job_id)
  const { article_id, site_id } = publication
  tx.emit({ type: 'outbox.cancelled', id: op.id, article_id, site_id })
}
