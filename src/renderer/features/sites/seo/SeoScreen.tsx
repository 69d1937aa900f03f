import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SplitPane } from '../../../ui/SplitPane.tsx'
import { Block } from '../parts/Block.tsx'
import { idOf } from '../parts/addresses.ts'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { PagePanel, PostPanel } from './Panels.tsx'
import { pictureOf } from './Previews.tsx'
import { SeoLinks } from './SeoLinks.tsx'
import { seoRows, type SeoRow } from './seo-rows.ts'
import { SeoTable } from './SeoTable.tsx'

export function SeoScreen() {
  const siteId = idOf(useParams({ from: '/sites/$siteId/seo' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="seo" layout="full">
      {(site) => <Seo site={site} />}
    </SiteScreen>
  )
}

function Seo({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('site-tools')
  const pages = useOperation('list_site_pages', { site_id: site.id })
  const posts = useOperation('list_site_posts', { site_id: site.id })
  const search = useSearch({ from: '/sites/$siteId/seo' })
  const navigate = useNavigate({ from: '/sites/$siteId/seo' })
  const rows = pages.data && posts.data && seoRows(pages.data, posts.data)
  const selected = rows?.find(({ kind, id }) => id === search[kind])
  const error = pages.error ?? posts.error
  const again = () => void Promise.all([pages.refetch(), posts.refetch()])
  const locales = [...new Set(rows?.filter(({ kind }) => kind === 'page').map(({ locale }) => locale))]
  return (
    <SplitPane
      id="seo"
      label={t('seo.width')}
      width={400}
      min={340}
      max={560}
      collapsed={!selected}
      pane={
        selected && (
          <Panel
            key={`${selected.kind}-${selected.id}`}
            site={site}
            row={selected}
            onClose={() => void navigate({ search: {}, replace: true })}
          />
        )
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-8 py-8">
        <div className="flex max-w-260 flex-col gap-8">
          <Failure error={error} actions={<Button onClick={again}>{t('again')}</Button>} />
          {!rows && !error && <Skeleton rows={6} />}
          {rows?.length === 0 && <EmptyState title={t('seo.empty')} body={t('seo.empty_body')} />}
          {rows && rows.length > 0 && (
            <>
              <SeoTable siteId={site.id} siteName={site.name} rows={rows} selected={selected} />
              <Block title={t('seo.machines')}>
                <SeoLinks site={site} locales={locales} />
                <p className="text-dense text-pretty text-faint">
                  {t('seo.feeds_in_settings')}{' '}
                  <Link
                    to="/sites/$siteId/settings"
                    params={{ siteId: String(site.id) }}
                    className="text-accent underline underline-offset-2"
                  >
                    {t('seo.to_settings')}
                  </Link>
                </p>
              </Block>
            </>
          )}
        </div>
      </div>
    </SplitPane>
  )
}

function Panel({ site, row, onClose }: { site: HostedSiteDetail; row: SeoRow; onClose: () => void }) {
  const { t } = useTranslation('site-tools')
  const options = useOperation('get_site_options', { site_id: site.id }).data
  const path = new URL(row.url).pathname
  const address = new URL(path.slice(1), options?.effective_url ?? site.url).href
  const { social_image: image } = site.theme_config as { social_image?: { media?: string } }
  const shared = {
    siteId: site.id,
    row,
    address,
    site: { name: site.name, image: pictureOf(image?.media ? `/media/${image.media}` : null) },
  }
  return (
    <aside
      data-pane
      aria-label={t('seo.panel')}
      className="relative flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 py-5"
    >
      <IconButton icon={X} label={t('seo.close')} side="left" onClick={onClose} className="absolute top-3 right-3" />
      <h2 lang={row.locale} className="pr-10 font-prose text-heading-4 font-medium text-balance">
        {row.title}
      </h2>
      {row.kind === 'page' ? <PagePanel {...shared} /> : <PostPanel {...shared} />}
    </aside>
  )
}
