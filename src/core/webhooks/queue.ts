import type { Tx } from '../db/write.ts'
import { enqueue } from '../jobs/queue.ts'
import { eventBody, type PostEvent } from './body.ts'
import { deliverWebhook } from './deliver.job.ts'
import { insertDelivery, subscribers } from './store.ts'

export type { PostEvent }

/** Queues the event for every webhook of the site that subscribed, with the change that it reports: both or neither. */
export async function queueWebhooks(tx: Tx, { type, site, post }: PostEvent): Promise<void> {
  const webhooks = await subscribers(tx.db, site.id, type)
  if (webhooks.length === 0) return
  const event_id = tx.newId('evt')
  const body = eventBody({ event_id, type, at: tx.now(), site, post })
  for (const { id, url } of webhooks) {
    const delivery = await insertDelivery(tx.db, { webhook_id: id, event_id, event: type, body, created_at: tx.now() })
    await sendBy(tx, { id: delivery, url })
  }
}

/** Hands a delivery to a new job, which from now on is the only one that may send it. */
export async function sendBy(tx: Tx, { id, url }: { id: number; url: string }): Promise<void> {
  const { job_id } = await enqueue(tx, deliverWebhook, { delivery_id: id }, { target: url })
  await tx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', job_id, error: null, settled_at: null })
    .where('id', '=', id)
    .execute()
}
