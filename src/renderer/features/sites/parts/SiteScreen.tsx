import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { useCommand } from '../../../commands.ts'
import { isFailure } from '../../../failure.ts'
import { useOperation } from '../../../query.ts'
import { Screen } from '../../../shell/Screen.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { siteNav, type SiteNavEntry } from './site-nav.ts'
import { useSiteUndo } from './use-site-undo.ts'

export interface SiteScreenProps {
  siteId: number
  /** An entry of `siteNav`. */
  page: string
  actions?: (site: HostedSiteDetail) => ReactNode
  /** `column` scrolls a readable column; `full` leaves the area to the page. */
  layout?: 'column' | 'full'
  children: (site: HostedSiteDetail) => ReactNode
}

/** The frame of everything that belongs to one site: its places at the left, undo and redo on their keys. */
export function SiteScreen({ siteId, page, actions, layout = 'column', children }: SiteScreenProps) {
  const { t } = useTranslation('sites')
  const { data: site, error } = useOperation('get_site', { site_id: siteId }, { enabled: siteId > 0 })
  const sites = { label: t('title'), to: '/sites' } as const
  if (!(siteId > 0) || isFailure(error, 'not_found')) {
    return (
      <Screen title={t('gone.title')} place={[sites]}>
        <EmptyState
          title={t('gone.body')}
          actions={
            <Link to="/sites" className={buttonClass('primary')}>
              {t('gone.back')}
            </Link>
          }
        />
      </Screen>
    )
  }
  const name = site?.name ?? '…'
  const own = { label: name, to: '/sites/$siteId', params: { siteId: String(siteId) } } as const
  const overview = page === 'overview'
  return (
    <Screen
      title={overview ? name : t(`nav.${page}`)}
      place={overview ? [sites] : [sites, own]}
      actions={site && actions?.(site)}
      layout="full"
    >
      <div data-context="site" className="flex min-h-0 flex-1 flex-col overflow-y-auto md:flex-row md:overflow-hidden">
        <UndoKeys siteId={siteId} />
        {siteNav.map((entry) => (
          <GoCommand key={entry.id} entry={entry} siteId={siteId} />
        ))}
        <SiteNav siteId={siteId} />
        <div data-pane key={page} className="flex min-h-0 min-w-0 flex-1 flex-col md:overflow-y-auto">
          <Failure error={error} />
          {!site && !error && <Skeleton rows={6} className="px-8 py-8" />}
          {site && layout === 'full' && children(site)}
          {site && layout === 'column' && <div className="w-full max-w-288 px-8 py-8">{children(site)}</div>}
        </div>
      </div>
    </Screen>
  )
}

function UndoKeys({ siteId }: { siteId: number }) {
  useSiteUndo(siteId)
  return null
}

/** The palette leads to every place of the site that is open. */
function GoCommand({ entry: { id, to }, siteId }: { entry: SiteNavEntry; siteId: number }) {
  const navigate = useNavigate()
  useCommand(`site.go_${id}`, () => void navigate({ to, params: { siteId: String(siteId) } }))
  return null
}

function SiteNav({ siteId }: { siteId: number }) {
  const { t } = useTranslation('sites')
  return (
    <nav
      data-pane
      aria-label={t('nav.label')}
      className="shrink-0 border-line px-3 py-5 max-md:border-b md:w-52 md:overflow-y-auto md:border-r"
    >
      <ul className="flex flex-wrap gap-0.5 md:flex-col">
        {siteNav.map(({ id, to, icon }) => (
          <li key={id}>
            <Link
              to={to}
              params={{ siteId: String(siteId) }}
              activeOptions={{ exact: true, includeSearch: false }}
              className="flex items-center gap-3 rounded-control px-2.5 py-2 text-muted no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <Icon icon={icon} />
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
