import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { feedPath } from '../../../../text/site-address.ts'
import { useFormats } from '../../../format.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'

export interface SeoLinksProps {
  site: HostedSiteDetail
  /** Those that have live pages. */
  locales: readonly string[]
}

/** What machines read of the live site. */
export function SeoLinks({ site, locales }: SeoLinksProps) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const at = (path: string) => new URL(path.slice(1), site.url).href
  const feeds = locales.flatMap((locale) =>
    (['xml', 'json'] as const).map((kind) => ({
      href: at(feedPath(locale, site.default_locale, kind)),
      words: t(`seo.feed.${kind}`, { language: format.language(locale) }),
    })),
  )
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {[
        { href: at('/sitemap.xml'), words: t('seo.sitemap') },
        { href: at('/robots.txt'), words: t('seo.robots') },
        ...feeds,
      ].map(({ href, words }) => (
        <li key={href}>
          <ExternalLink href={href}>{words}</ExternalLink>
        </li>
      ))}
    </ul>
  )
}
