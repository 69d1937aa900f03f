import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../contract/hosted-sites.ts'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SplitPane } from '../../ui/SplitPane.tsx'
import { idOf } from './parts/addresses.ts'
import { SiteScreen } from './parts/SiteScreen.tsx'
import { ArticleChooser } from './posts/ArticleChooser.tsx'
import { PostInspector } from './posts/PostInspector.tsx'
import { PostList } from './posts/PostList.tsx'

export function PostsScreen() {
  const { t } = useTranslation('sites')
  const siteId = idOf(useParams({ from: '/sites/$siteId/posts' }).siteId)
  const [choosing, setChoosing] = useState(false)
  return (
    <SiteScreen
      siteId={siteId}
      page="posts"
      layout="full"
      actions={() => (
        <Button variant="primary" icon={Plus} onClick={() => setChoosing(true)}>
          {t('posts.publish')}
        </Button>
      )}
    >
      {(site) => <Posts site={site} choosing={choosing} onChoose={setChoosing} />}
    </SiteScreen>
  )
}

interface PostsProps {
  site: HostedSiteDetail
  choosing: boolean
  onChoose: (choosing: boolean) => void
}

function Posts({ site, choosing, onChoose }: PostsProps) {
  const { t } = useTranslation('sites')
  const posts = useOperation('list_site_posts', { site_id: site.id })
  const { post: wished } = useSearch({ from: '/sites/$siteId/posts' })
  const navigate = useNavigate({ from: '/sites/$siteId/posts' })
  const select = (post?: number) => void navigate({ search: post === undefined ? {} : { post }, replace: true })
  const selected = posts.data?.find(({ id }) => id === wished)
  return (
    <>
      <SplitPane
        id="post"
        label={t('posts.width')}
        width={384}
        min={320}
        max={520}
        collapsed={!selected}
        pane={selected && <PostInspector key={selected.id} post={selected} onClose={() => select()} />}
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-8 py-8">
          <div className="max-w-240">
            <Failure error={posts.error} actions={<Button onClick={() => void posts.refetch()}>{t('again')}</Button>} />
            {posts.isPending && <Skeleton rows={5} />}
            {posts.data?.length === 0 && (
              <EmptyState
                title={t('posts.empty')}
                body={t('posts.empty_body')}
                actions={
                  <Button variant="primary" icon={Plus} onClick={() => onChoose(true)}>
                    {t('posts.publish')}
                  </Button>
                }
              />
            )}
            {posts.data && <PostList site={site} posts={posts.data} />}
          </div>
        </div>
      </SplitPane>
      {choosing && (
        <ArticleChooser
          siteId={site.id}
          siteName={site.name}
          taken={new Set(posts.data?.map(({ article_id }) => article_id))}
          onClose={() => onChoose(false)}
          onDone={(post) => {
            onChoose(false)
            select(post)
          }}
        />
      )}
    </>
  )
}
