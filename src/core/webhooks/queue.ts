import type { WebhookEvent } from '../../contract/webhooks.ts'
import type { Tx } from '../db/write.ts'
import { enqueue } from '../jobs/queue.ts'
import { deliverWebhook } from './deliver.job.ts'
import { subscribers } from './store.ts'

/** Something happened to a post. `url` is the public address; fields go out in this order and under these names. */
export interface PostEvent {
  type: WebhookEvent
  site: { id: number; name: string; slug: string; url: string }
  post: {
    id: number
    article_id: number | null
    title: string
    slug: string
    url: string
    status: 'live' | 'draft'
    published_at: string | null
  }
}

/** Queues the event for every webhook of the site that subscribed, with the change that it reports: both or neither. */
export async function queueWebhooks(tx: Tx, { type, site, post }: PostEvent): Promise<void> {
  const webhooks = await subscribers(tx.db, site.id, type)
  if (webhooks.length === 0) return
  const event_id = tx.newId('evt')
  const body = eventBody({ event_id, type, at: tx.now(), site, post })
  for (const { id, url } of webhooks) {
    await queueDelivery(tx, { webhook_id: id, url, event_id, event: type, body })
  }
}

/** The body of decisions §7, field by field: what else a caller's object holds does not leave. */
export function eventBody(event: {
  event_id: string
  type: string
  at: string
  site: PostEvent['site']
  post: PostEvent['post']
}): string {
  const { id, name, slug, url } = event.site
  const { post } = event
  return JSON.stringify({
    id: event.event_id,
    type: event.type,
    created_at: event.at,
    data: {
      site: { id, name, slug, url },
      post: {
        id: post.id,
        article_id: post.article_id,
        title: post.title,
        slug: post.slug,
        url: post.url,
        status: post.status,
        published_at: post.published_at,
      },
    },
  })
}

async function queueDelivery(
  tx: Tx,
  { url, ...row }: { webhook_id: number; url: string; event_id: string; event: WebhookEvent; body: string },
): Promise<void> {
  const { id } = await tx.db
    .insertInto('webhook_deliveries')
    .values({ ...row, state: 'pending', job_id: null, error: null, created_at: tx.now(), settled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sendBy(tx, { id, url })
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
