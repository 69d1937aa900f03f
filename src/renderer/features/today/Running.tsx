import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../contract/generation.ts'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Section } from './Section.tsx'

/** What is being written right now. An outline that waits for the writer stands under "Needs you" instead. */
export function Running() {
  const { t } = useTranslation('today')
  const runs = useOperation('list_runs', { active: true }).data?.filter((run) => run.state !== 'outline_ready') ?? []
  if (runs.length === 0) return null
  return (
    <Section title={t('running.title')} count={runs.length}>
      <ul>
        {runs.map((run) => (
          <li key={run.job_id} className="border-b border-line">
            <RunRow run={run} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function RunRow({ run }: { run: Run }) {
  const { t } = useTranslation('today')
  const format = useFormats()
  const words = t('running.words', { words: format.number(run.words), asked: format.number(run.asked) })
  const stage = run.state === 'running' ? t(`running.stage.${run.stage}`) : t(`running.state.${run.state}`)
  return (
    <Link
      to="/runs/$jobId"
      params={{ jobId: run.job_id }}
      className="group flex flex-col gap-2 py-3 no-underline focus-visible:-outline-offset-2"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span lang={run.language} className="font-prose text-lead underline-offset-4 group-hover:underline">
          {run.topic}
        </span>
        <span className="nums text-dense text-faint">{words}</span>
      </span>
      <span className="flex items-center gap-4">
        <Progress label={run.topic} value={run.progress} valueText={format.percent(run.progress / 100)} />
        <span className="shrink-0 text-dense text-muted">{stage}</span>
      </span>
    </Link>
  )
}
