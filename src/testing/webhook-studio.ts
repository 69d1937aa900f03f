import type { WebhookEvent } from '../contract/webhooks.ts'
import type { PostEvent } from '../core/webhooks/body.ts'
import { insideWrite } from '../core/db/write.ts'
import { queueWebhooks } from '../core/webhooks/queue.ts'
import type { WebhookSender } from '../core/webhooks/sender.ts'
import { createEgress } from '../egress/egress.ts'
import { webhookSender } from '../integrations/webhooks/sender.ts'
import { testStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts'

/** A studio with one hosted site, whose webhooks go out by the sender handed in. */
export async function webhookStudio(
  webhookSender: WebhookSender,
  options: TestStudioOptions = {},
): Promise<TestStudio & { site_id: number }> {
  const studio = await testStudio({ ...options, outside: { webhookSender, ...options.outside } })
  return Object.assign(studio, { site_id: await makeSite(studio) })
}

/** The real way out, as far as loopback: receivers of tests and benches stand there. */
export function loopbackSender(): { sender: WebhookSender; close(): Promise<void> } {
  const egress = createEgress({ insideWrite })
  return { sender: webhookSender(egress, { local: true }), close: () => egress.close() }
}

/** As small as a site can be. */
export const makeSite = (studio: TestStudio, slug = 'bees'): Promise<number> =>
  studio.ctx.write(async (tx) => {
    const { id } = await tx.db
      .insertInto('hosted_sites')
      .values({
        name: 'All about bees',
        slug,
        default_locale: 'en',
        revision: 1,
        created_at: tx.now(),
        updated_at: tx.now(),
        theme_config: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

export const postEvent = (site_id: number, type: WebhookEvent = 'post.published', title = 'Bees'): PostEvent => ({
  type,
  site: { id: site_id, name: 'All about bees', slug: 'bees', url: 'http://bees.localhost:2/' },
  post: {
    id: 7,
    article_id: 3,
    title,
    slug: 'bees',
    url: 'http://bees.localhost:2/posts/bees/',
    status: 'live',
    published_at: '2026-11-21T08:30:00Z',
  },
})

/** Something happened to a post of the site. */
export const happens = (studio: TestStudio, event: PostEvent): Promise<void> =>
  studio.ctx.write((tx) => queueWebhooks(tx, event))
