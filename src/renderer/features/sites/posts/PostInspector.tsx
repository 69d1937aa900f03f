import { Link } from '@tanstack/react-router'
import { ExternalLink as Out, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBridge } from '../../../bridge.ts'
import { useFormats } from '../../../format.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { elsewhere } from '../parts/refusals.ts'
import { PostFields, postFields } from './PostFields.tsx'
import { stateIcon } from './PostList.tsx'
import { stateOf, type SitePost } from './post-state.ts'
import { Schedule } from './Schedule.tsx'
import { usePostActs } from './use-post-acts.ts'

/** One post: whether it is live, its address, and what search engines are told. */
export function PostInspector({ post, onClose }: { post: SitePost; onClose: () => void }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const acts = usePostActs(post)
  const [removing, setRemoving] = useState(false)
  const state = stateOf(post)
  const live = state === 'live'
  return (
    <aside
      data-pane
      aria-label={t('posts.inspector')}
      className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-5"
    >
      <IconButton icon={X} label={t('posts.close')} side="left" onClick={onClose} className="absolute top-3 right-3" />
      <h2 lang={post.language} className="pr-10 font-prose text-heading-4 font-medium text-balance">
        {post.title}
      </h2>
      <p className="mt-1.5 flex items-center gap-1.5 text-muted">
        <Icon icon={stateIcon[state]} className="text-faint" />
        {state === 'scheduled'
          ? t('posts.state.scheduled', { moment: format.moment(post.publish_at!) })
          : t(live && post.published_at ? 'posts.state.live_since' : `posts.state.${state}`, {
              date: post.published_at ? format.date(post.published_at) : '',
            })}
      </p>
      {elsewhere(acts.error, postFields) && (
        <div className="mt-4">
          <Failure error={acts.error} title={t('posts.failed')} />
        </div>
      )}
      {live && post.changed_since_published && (
        <div className="mt-4">
          <Banner
            tone="warn"
            title={t('posts.changed_title')}
            actions={
              <Button variant="primary" busy={acts.busy === 'refresh'} onClick={() => void acts.refresh()}>
                {t('posts.update_live')}
              </Button>
            }
          >
            {t('posts.changed_body')}
          </Banner>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!live && (
          <Button variant="primary" busy={acts.busy === 'publish'} onClick={() => void acts.publish()}>
            {t('posts.publish_now')}
          </Button>
        )}
        {live && (
          <a
            href={post.url}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              const native = getBridge().native
              if (!native) return
              event.preventDefault()
              void native.openLink(post.url)
            }}
            className={buttonClass()}
          >
            <Icon icon={Out} />
            {t('posts.open_live')}
          </a>
        )}
        <Link to="/articles/$id" params={{ id: String(post.article_id) }} className={buttonClass()}>
          {t('posts.open_article')}
        </Link>
      </div>
      {!live && <Schedule post={post} acts={acts} />}
      <PostFields key={post.id} post={post} acts={acts} />
      <div className="mt-8 flex flex-wrap justify-between gap-2 border-t border-line pt-5">
        {live && (
          <Button busy={acts.busy === 'unpublish'} onClick={() => void acts.unpublish()}>
            {t('posts.unpublish')}
          </Button>
        )}
        <Button variant="bare-danger" onClick={() => setRemoving(true)}>
          {t('posts.remove')}
        </Button>
      </div>
      <AlertDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('posts.remove_title', { title: post.title })}
        body={t('posts.remove_body')}
        confirm={t('posts.remove')}
        cancel={t('posts.keep')}
        busy={acts.busy === 'remove'}
        error={acts.error}
        onConfirm={() =>
          void acts.remove().then((done) => {
            if (!done) return
            setRemoving(false)
            onClose()
          })
        }
      />
    </aside>
  )
}
