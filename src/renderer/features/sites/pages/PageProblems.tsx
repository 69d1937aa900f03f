import { Link } from '@tanstack/react-router'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../../query.ts'
import { Icon } from '../../../ui/Icon.tsx'

/** What of the check belongs to pages and their navigation. */
const about = new Set(['dead_navigation', 'no_home', 'missing_translation'])

/** Links of the navigation that lead nowhere, each named; languages without a home page or a translation. */
export function PageProblems({ siteId }: { siteId: number }) {
  const { t } = useTranslation('sites')
  const problems = useOperation('check_site', { site_id: siteId }).data?.filter(({ code }) => about.has(code)) ?? []
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="page-problems" className="mt-9">
      <h2 id="page-problems" className="border-b border-line pb-2 text-dense font-semibold text-muted">
        {t('pages.problems')}
      </h2>
      <ul>
        {problems.map((problem, at) => (
          <li
            key={`${problem.code}-${problem.path}-${at}`}
            className="flex items-start gap-2.5 border-b border-line py-2.5"
          >
            <Icon
              icon={problem.level === 'error' ? CircleAlert : TriangleAlert}
              className={problem.level === 'error' ? 'mt-0.5 text-bad' : 'mt-0.5 text-warn'}
            />
            <span className="min-w-0 flex-1 text-pretty">{problem.message}</span>
            {problem.code === 'dead_navigation' && (
              <Link
                to="/sites/$siteId/theme"
                params={{ siteId: String(siteId) }}
                search={{ part: 'header' }}
                className="shrink-0 text-accent"
              >
                {t('pages.fix_header')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
