import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HostedSite } from '../../../../contract/hosted-sites.ts'
import { useFormats } from '../../../format.ts'
import { Address } from '../parts/Address.tsx'
import { HomePicture } from '../parts/HomePicture.tsx'
import { SiteFacts } from './SiteFacts.tsx'

/** A site among the others. The picture and the name lead into it. */
export function SiteCard({ site }: { site: HostedSite }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const { pages_used, pages_limit } = site.quota
  return (
    <article className="group relative flex min-w-0 flex-col">
      <div className="border border-line transition-colors duration-120 group-focus-within:border-edge group-hover:border-edge">
        <HomePicture site={site} className="aspect-[16/10] w-full" />
      </div>
      <h2 className="mt-4 font-prose text-heading-4 font-medium text-balance" lang={site.default_locale}>
        <Link
          to="/sites/$siteId"
          params={{ siteId: String(site.id) }}
          className="no-underline decoration-accent decoration-1 underline-offset-4 group-hover:underline"
        >
          {site.name}
          {/* The whole picture is the way in, for the pointer. */}
          <span aria-hidden className="absolute inset-x-0 top-0 aspect-[16/10]" />
        </Link>
      </h2>
      <Address url={site.url} of={site.name} open={site.status === 'published'} />
      <div className="mt-1.5 border-t border-line pt-2.5">
        <SiteFacts site={site} />
      </div>
      <p className="nums mt-2.5 text-dense text-faint">
        {t('card.pages', { count: pages_used, used: format.number(pages_used), limit: format.number(pages_limit) })}
      </p>
    </article>
  )
}
