import type { HostedPost } from '../../contract/hosted-posts.ts'
import type { WebhookEvent } from '../../contract/webhooks.ts'
import type { Tx } from '../db/write.ts'
import { queueWebhooks } from '../webhooks/queue.ts'

export interface PostNews {
  type: WebhookEvent
  /** `url` is the public address of the site. */
  site: { id: number; name: string; slug: string; url: string }
  post: HostedPost
}

/** Tells the window and the webhooks of the site of one transition, in the transaction that makes it. */
export async function announcePost(tx: Tx, { type, site, post }: PostNews): Promise<void> {
  tx.emit({ type, id: post.id, site_id: site.id, article_id: post.article_id })
  await queueWebhooks(tx, { type, site, post })
}
