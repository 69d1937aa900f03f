import * as z from 'zod'
import { Id } from '../../contract/values.ts'
import { StudioError } from '../errors.ts'
import { jobKind } from '../jobs/kind.ts'
import { recordAttempt, recordFailure, secretOrWait, sendOnce } from './attempt.ts'
import { GONE, WAITS_MS } from './rules.ts'
import { findToSend, settleDelivery } from './store.ts'

/** The same bytes and the same id at every try, with a new timestamp; the receiver knows a second one by its id. */
export const deliverWebhook = jobKind({
  kind: 'deliver_webhook',
  data: z.strictObject({ delivery_id: Id }),
  attempts: WAITS_MS.length + 1,
  waits_ms: WAITS_MS,
  concurrency: 10,
  per_target: 2,

  async run(ctx, { delivery_id }, job) {
    const delivery = await findToSend(ctx.db, delivery_id)
    // Deleted, settled when the receiver turned out to be gone, or handed to a newer job by a resend.
    if (delivery?.state !== 'pending' || delivery.job_id !== job.job_id) return
    const { webhook_id } = delivery
    const secret = await secretOrWait(ctx, webhook_id)
    if (!secret) throw new StudioError('unavailable', SECRET_GONE)
    const outcome = await sendOnce(ctx, delivery, secret, job.signal)

    await ctx.write(async (tx) => {
      if (outcome.ok) await job.complete(tx)
      if (!(await findToSend(tx.db, delivery_id))) return
      await recordAttempt(tx, delivery, outcome)
      if (!outcome.ok) await recordFailure(tx, webhook_id, outcome.status)
      tx.afterCommit(() => ctx.tell({ type: 'webhook.attempted', id: webhook_id }))
    })
    if (!outcome.ok) throw failedTry(outcome)
  },

  /** After the last try: shown failed, and the writer can send it again. */
  async ended(tx, { job_id, data }, { error }) {
    const delivery = await findToSend(tx.db, data.delivery_id)
    if (delivery?.state !== 'pending' || delivery.job_id !== job_id) return
    await settleDelivery(tx.db, delivery.id, { state: 'failed', error: error.message, settled_at: tx.now() })
    tx.emit({ type: 'webhook.delivery_failed', id: delivery.webhook_id, delivery_id: delivery.id })
  },
})

const SECRET_GONE =
  'The signing secret of this webhook is no longer stored, so nothing was sent. Delete the webhook and make it again.'

/** Whatever a receiver answers may be put right within three days; only that it is gone ends the tries. */
const failedTry = ({
  status,
  error,
  retry_after_ms,
}: {
  status: number | null
  error: string | null
  retry_after_ms: number | null
}) =>
  new StudioError('unavailable', error!, {
    retry: status === GONE ? 'permanent' : 'retryable',
    ...(retry_after_ms !== null && { retry_after_ms }),
  })
