import type { Tx } from '../db/write.ts'
import { notFound, StudioError } from '../errors.ts'
import { sendBy } from './queue.ts'
import { findToSend, type WebhookRow } from './store.ts'

const AT_MOST = 1_000

/** With a new ladder of tries; what still waited is tried now. */
export async function resend(tx: Tx, delivery_id: number): Promise<void> {
  const delivery = await findToSend(tx.db, delivery_id)
  if (!delivery) throw notFound('delivery', delivery_id)
  if (delivery.event === 'sample') {
    throw new StudioError('conflict', 'This was a sample. Nothing was sent. Send a new test instead.')
  }
  refuseWhileOff(delivery)
  await sendBy(tx, delivery)
}

/** Oldest first, so that the receiver hears of things in the order in which they happened. */
export async function resendFailed(tx: Tx, webhook: WebhookRow, since: string): Promise<number> {
  refuseWhileOff(webhook)
  const failed = await tx.db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhook.id)
    .where('state', '=', 'failed')
    .where('event', '!=', 'sample')
    .where('settled_at', '>=', since)
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  for (const { id } of failed) await sendBy(tx, { id, url: webhook.url })
  return failed.length
}

function refuseWhileOff({ disabled_reason }: { disabled_reason: string | null }): void {
  if (disabled_reason === null) return
  throw new StudioError('conflict', 'This webhook is turned off. Nothing was sent. Turn it on first.')
}
