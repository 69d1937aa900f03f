import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { siteNav } from '../parts/site-nav.ts'

/** In the order in which a site grows up. What has no place in the navigation of the site is only told. */
const steps = ['pages', 'theme', 'posts', 'export', 'domains'] as const

export function NextSteps({ siteId }: { siteId: number }) {
  const { t } = useTranslation('sites')
  return (
    <section aria-labelledby="site-next">
      <h2 id="site-next" className="border-b border-line pb-2 text-dense font-semibold text-muted">
        {t('next.title')}
      </h2>
      <ul>
        {steps.map((id) => (
          <li key={id} className="border-b border-line">
            <Step id={id} siteId={siteId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({ id, siteId }: { id: (typeof steps)[number]; siteId: number }) {
  const { t } = useTranslation('sites')
  const place = siteNav.find((entry) => entry.id === id)
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{t(`next.${id}.title`)}</span>
      <span className="block text-dense text-pretty text-faint">{t(`next.${id}.body`)}</span>
    </span>
  )
  if (!place) return <div className="py-2.5">{words}</div>
  return (
    <Link
      to={place.to}
      params={{ siteId: String(siteId) }}
      className="group flex items-center gap-2 py-2.5 no-underline focus-visible:-outline-offset-2"
    >
      {words}
      <Icon icon={ChevronRight} className="text-faint group-hover:text-accent" />
    </Link>
  )
}
