import type { HostedPost } from '../../contract/hosted-posts.ts'
import type { WebhookEvent } from '../../contract/webhooks.ts'
import type { Tx } from '../db/write.ts'
import { queueWebhooks } from '../webhooks/queue.ts'
import { publicUrl } from './public-url.ts'
import { getSiteRow } from './site-store.ts'

export interface PostNews {
  type: WebhookEvent
  /** With its address on this computer, like the post. */
  site: { id: number; name: string; slug: string; url: string }
  post: HostedPost
}

/** Tells the window and the webhooks of the site of one transition, in the transaction that makes it. */
export async function announcePost(tx: Tx, { type, site, post }: PostNews): Promise<void> {
  tx.emit({ type, id: post.id, site_id: site.id, article_id: post.article_id })
  const url = await publicUrl(tx.db, await getSiteRow(tx.db, site.id), site.url)
  const here = new URL(new URL(post.url).pathname.slice(1), url).href
  await queueWebhooks(tx, { type, site: { ...site, url }, post: { ...post, url: here } })
}
