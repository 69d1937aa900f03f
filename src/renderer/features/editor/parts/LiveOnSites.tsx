import { Link } from '@tanstack/react-router'
import { CircleDot, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '../../../client.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'

type ArticlePost = ReplyOf<'list_article_posts'>[number]

/** The sites on which the article is live, and whether visitors read the newest text. */
export function LiveOnSites({ articleId }: { articleId: number }) {
  const { t } = useTranslation('editor')
  const posts = useOperation('list_article_posts', { article_id: articleId }).data?.filter(
    ({ status }) => status === 'live',
  )
  if (!posts || posts.length === 0) return null
  return (
    <section aria-label={t('live.label')} className="border-b border-line px-4 py-3">
      <ul className="flex flex-col gap-2.5">
        {posts.map((post) => (
          <li key={post.id}>
            <LivePost post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LivePost({ post }: { post: ArticlePost }) {
  const { t } = useTranslation('editor')
  const update = useAct('refresh_post', {
    onSuccess: () => refresh('list_article_posts', 'list_site_posts', 'list_posts'),
  })
  const changed = post.changed_since_published
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon icon={changed ? CircleDot : Globe} className={changed ? 'text-warn' : 'text-faint'} />
        <Link
          to="/sites/$siteId/posts"
          params={{ siteId: String(post.site_id) }}
          search={{ post: post.id }}
          className="min-w-0 truncate no-underline hover:underline"
        >
          {t('live.on', { site: post.site_name })}
        </Link>
        <span className={changed ? 'text-dense text-warn' : 'text-dense text-faint'}>
          {t(changed ? 'live.changed' : 'live.current')}
        </span>
      </div>
      {changed && (
        <Button
          className="self-start"
          busy={update.isPending}
          onClick={() => update.mutate({ site_id: post.site_id, post_id: post.id })}
        >
          {t('live.update')}
        </Button>
      )}
      <Failure error={update.error} />
    </div>
  )
}
