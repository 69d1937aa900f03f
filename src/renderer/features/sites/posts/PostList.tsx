import { Link } from '@tanstack/react-router'
import { CircleDot, Clock, Globe, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSite } from '../../../../contract/hosted-sites.ts'
import { useFormats } from '../../../format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Time } from '../../../ui/Time.tsx'
import { byState, type PostState, type SitePost } from './post-state.ts'

export const stateIcon = { live: Globe, scheduled: Clock, draft: PencilLine }

export interface PostListProps {
  site: HostedSite
  posts: readonly SitePost[]
}

/** The posts of a site: what waits, what is being written, what is live. */
export function PostList({ site, posts }: PostListProps) {
  const { t } = useTranslation('sites')
  return byState(posts).map((group) => (
    <section key={group.state} aria-labelledby={`posts-${group.state}`} className="pb-8">
      <h2
        id={`posts-${group.state}`}
        className="flex items-baseline gap-2 border-b border-line pb-2 text-dense font-semibold text-muted"
      >
        {t(`posts.group.${group.state}`)}
        <span className="nums font-normal text-faint">{group.posts.length}</span>
      </h2>
      <ul>
        {group.posts.map((post) => (
          <li key={post.id} className="border-b border-line">
            <Row post={post} state={group.state} site={site} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Row({ post, state, site }: { post: SitePost; state: PostState; site: HostedSite }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const foreign = post.locale !== site.default_locale
  return (
    <Link
      to="/sites/$siteId/posts"
      params={{ siteId: String(site.id) }}
      search={{ post: post.id }}
      className="group flex flex-col gap-0.5 px-2 py-2.5 no-underline hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-tint"
    >
      <span className="flex items-baseline justify-between gap-4">
        <span
          lang={post.language}
          className="min-w-0 truncate font-prose text-lead decoration-accent underline-offset-4 group-hover:underline"
        >
          {post.title}
        </span>
        <span className="shrink-0 text-dense text-faint">
          {state === 'scheduled' ? format.moment(post.publish_at!) : <Time at={post.published_at ?? post.updated_at} />}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-faint">
        <span className="min-w-0 truncate font-code text-small">/{post.slug}/</span>
        <span>{t('posts.words', { count: post.words, words: format.number(post.words) })}</span>
        {foreign && <span>{format.language(post.locale)}</span>}
        {post.noindex && <span>{t('posts.hidden')}</span>}
        {state === 'live' && post.changed_since_published && (
          <span className="inline-flex items-center gap-1.5 text-warn">
            <Icon icon={CircleDot} className="size-3.5" />
            {t('posts.changed')}
          </span>
        )}
      </span>
    </Link>
  )
}
