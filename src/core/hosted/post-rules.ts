import type { ArticleDocument } from '../../contract/articles.ts'
import type { PostStatus } from '../../contract/hosted-posts.ts'
import type { WebhookEvent } from '../../contract/webhooks.ts'
import { StudioError } from '../errors.ts'

type News = { public: true; type: WebhookEvent } | { public: false; type: 'post.created' | 'post.saved' }

/** What one change of a post is called. `before` is null for a new one. The world hears only of what it can see. */
export function newsOf(before: PostStatus | null, after: PostStatus): News {
  if (after === 'live') return { public: true, type: before === 'live' ? 'post.updated' : 'post.published' }
  if (before === 'live') return { public: true, type: 'post.unpublished' }
  return { public: false, type: before === null ? 'post.created' : 'post.saved' }
}

export function refuseUnpublishable({ status, content }: Pick<ArticleDocument, 'status' | 'content'>): void {
  if (status === 'archived') {
    throw new StudioError(
      'conflict',
      'This article is archived. Nothing was published. Take it out of the archive first.',
      { details: [{ path: 'article_id', code: 'archived', message: 'The article is archived.' }] },
    )
  }
  if (content.trim() === '') {
    throw new StudioError('conflict', 'This article is empty. Nothing was published. Write something first.', {
      details: [{ path: 'article_id', code: 'empty', message: 'The article has no text.' }],
    })
  }
}
