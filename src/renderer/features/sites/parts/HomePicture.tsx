import { useTranslation } from 'react-i18next'
import type { HostedSite } from '../../../../contract/hosted-sites.ts'
import { readTheme } from '../../../../site/theme/parse.ts'
import { useOperation } from '../../../query.ts'
import { fallbackUrl } from './addresses.ts'
import { LookArt } from './LookArt.tsx'
import { SiteView } from './SiteView.tsx'

/** The home page of a site as it is live, small and still; drawn in its colours while nothing is live. */
export function HomePicture({ site, className }: { site: HostedSite; className: string }) {
  const { t } = useTranslation('sites')
  const sites = useOperation('get_status', {}).data?.sites
  const live = site.status === 'published'
  const theme = useOperation('get_site', { site_id: site.id }, { enabled: !live }).data?.theme_config
  if (live && sites) {
    const src = `${fallbackUrl(sites, site.slug)}?at=${encodeURIComponent(site.updated_at)}`
    return <SiteView still src={src} title={t('card.picture', { name: site.name })} className={className} />
  }
  if (!theme) return <span className={`block bg-sunken ${className}`} />
  return <LookArt look={readTheme(theme)} heading={site.name} language={site.default_locale} className={className} />
}
