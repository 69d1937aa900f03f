import type { LoggedEvent, WebhookEvent } from '../../contract/webhooks.ts'

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

/** The body of decisions §7, field by field: what else a caller's object holds does not leave. */
export function eventBody(event: {
  event_id: string
  type: LoggedEvent
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
