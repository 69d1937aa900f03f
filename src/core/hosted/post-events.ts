import type { HostedPost } from '../../contract/hosted-posts.ts'
import type { WebhookEvent } from '../../contract/webhooks.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { queueWebhooks } from '../webhooks/queue.ts'

export interface PostNews {
  type: WebhookEvent
  /** With its address on this computer, like the post. */
  site: { id: number; name: string; slug: string; url: string }
  post: HostedPost
}

/** Tells the window and the webhooks of the site of one transition, in the transaction that makes it. */
export async function announcePost(tx: Tx, { type, site, post }: PostNews): Promise<void> {
  tx.emit({ type, id: post.id, site_id: site.id, article_id: post.article_id })
  const url = (await domainUrl(tx.db, site.id)) ?? site.url
  const here = new URL(new URL(post.url).pathname, url).href
  await queueWebhooks(tx, { type, site: { ...site, url }, post: { ...post, url: here } })
}

/** Where the world finds the site: at the first of its domains that stands, or nowhere yet. */
async function domainUrl(db: ReadDb, site_id: number): Promise<string | null> {
  const domain = await db
    .selectFrom('domains')
    .select('hostname')
    .where('site_id', '=', site_id)
    .where('status', '=', 'verified')
    .where('ssl_status', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return domain ? `https://${domain.hostname}/` : null
}
