import { Link, useParams } from '@tanstack/react-router'
import { PencilRuler } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../contract/hosted-sites.ts'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SiteFacts } from './list/SiteFacts.tsx'
import { History } from './overview/History.tsx'
import { NextSteps } from './overview/NextSteps.tsx'
import { Address } from './parts/Address.tsx'
import { idOf } from './parts/addresses.ts'
import { HomePicture } from './parts/HomePicture.tsx'
import { SiteScreen } from './parts/SiteScreen.tsx'

export function OverviewScreen() {
  const siteId = idOf(useParams({ from: '/sites/$siteId' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="overview" actions={(site) => <EditHome site={site} />}>
      {(site) => (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex min-w-0 flex-col gap-10">
            <div className="border border-line">
              <HomePicture site={site} className="aspect-[16/10] w-full" />
            </div>
            <History siteId={siteId} />
          </div>
          <aside className="flex min-w-0 flex-col gap-8">
            <Standing site={site} />
            <NextSteps siteId={siteId} />
          </aside>
        </div>
      )}
    </SiteScreen>
  )
}

/** Into the builder, where the site begins: the home page of its own language. */
function EditHome({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('sites')
  const pages = useOperation('list_site_pages', { site_id: site.id }).data
  const home = pages?.find(({ slug, locale }) => slug === '' && locale === site.default_locale)
  if (!home) return null
  return (
    <Link
      to="/sites/$siteId/pages/$pageId"
      params={{ siteId: String(site.id), pageId: String(home.id) }}
      className={buttonClass('primary')}
    >
      <Icon icon={PencilRuler} />
      {t('overview.edit')}
    </Link>
  )
}

function Standing({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const { pages_used, pages_limit } = site.quota
  return (
    <section aria-labelledby="site-standing">
      <h2 id="site-standing" className="border-b border-line pb-2 text-dense font-semibold text-muted">
        {t('overview.standing')}
      </h2>
      <div className="pt-2 pb-1">
        <Address url={site.url} of={site.name} open={site.status === 'published'} />
      </div>
      <SiteFacts site={site} />
      <p className="nums mt-3 text-dense text-faint">
        {t('card.pages', { count: pages_used, used: format.number(pages_used), limit: format.number(pages_limit) })}
      </p>
    </section>
  )
}
