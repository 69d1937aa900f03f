import { Link, type LinkProps } from '@tanstack/react-router'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteProblem } from '../../../../contract/site-studio.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { byKind, placeOf, type ProblemGroup } from './problem-place.ts'

const FIRST = 5

/** What stops an export, then what is only told; each with the way to it. */
export function Problems({ siteId, problems }: { siteId: number; problems: readonly SiteProblem[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {byKind(problems).map((group) => (
        <Group key={`${group.level} ${group.code}`} siteId={siteId} group={group} />
      ))}
    </ul>
  )
}

function Group({ siteId, group: { level, code, problems } }: { siteId: number; group: ProblemGroup }) {
  const { t, i18n } = useTranslation('site-tools')
  const [all, setAll] = useState(false)
  const error = level === 'error'
  return (
    <li>
      <h3 className="flex items-start gap-2 font-medium">
        <Icon icon={error ? CircleAlert : TriangleAlert} className={error ? 'mt-0.5 text-bad' : 'mt-0.5 text-warn'} />
        <span>
          <span className="sr-only">{t(`export.level.${level}`)} </span>
          {t(`export.problem.${code}`)}
          {problems.length > 1 && <span className="nums ml-2 font-normal text-faint">{problems.length}</span>}
        </span>
      </h3>
      <ul className="mt-1 pl-6">
        {(all ? problems : problems.slice(0, FIRST)).map((problem, at) => (
          <li
            key={`${problem.path}-${problem.section_id}-${problem.field}-${at}`}
            className="flex items-baseline justify-between gap-6 border-b border-line py-2"
          >
            <span className="min-w-0 text-pretty text-muted">
              {i18n.language === 'en' ? problem.message : <Where problem={problem} />}
            </span>
            <Link
              {...(placeOf(problem, siteId) as LinkProps)}
              aria-label={t('export.show_of', { message: problem.message })}
              className="shrink-0 text-accent"
            >
              {t('export.show')}
            </Link>
          </li>
        ))}
      </ul>
      {problems.length > FIRST && !all && (
        <Button variant="bare-accent" className="mt-1 ml-3" onClick={() => setAll(true)}>
          {t('export.all_problems', { count: problems.length })}
        </Button>
      )}
    </li>
  )
}

/** The kind is said in the language of the window; what the core adds to it is English. */
const Where = ({ problem: { path, message } }: { problem: SiteProblem }) => (
  <>
    {path && <span className="font-code text-small text-ink">{path} </span>}
    <span lang="en">{message}</span>
  </>
)
