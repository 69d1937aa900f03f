import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, CircleSlash, Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { closeOverlay } from '../../../shell/overlay-store.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Time } from '../../../ui/Time.tsx'
import { isUnderWay, OFFLINE_DRAFTER } from '../run/states.ts'
import { StopIcon, useStop } from '../run/StopButton.tsx'
import { useRunWords } from '../run/use-run-words.ts'

const marks = {
  outline_ready: { icon: Hand, tone: 'text-accent' },
  completed: { icon: Check, tone: 'text-good' },
  failed: { icon: CircleAlert, tone: 'text-bad' },
  cancelled: { icon: CircleSlash, tone: 'text-faint' },
}

export function JobRow({ run }: { run: Run }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const { standing } = useRunWords()
  const stopping = useStop(run)
  const active = isUnderWay(run)
  const mark = run.state in marks ? marks[run.state as keyof typeof marks] : null
  const cost =
    run.written_by === OFFLINE_DRAFTER
      ? t('free')
      : t('credits', { count: run.credits, credits: format.number(run.credits) })
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex items-start gap-2">
        <Link
          to="/runs/$jobId"
          params={{ jobId: run.job_id }}
          onClick={closeOverlay}
          className="group flex min-w-0 flex-1 flex-col gap-0.5 no-underline"
        >
          <span
            lang={run.language}
            className="line-clamp-2 font-prose text-lead text-pretty underline-offset-4 group-hover:underline"
          >
            {run.topic}
          </span>
          <span className="nums flex flex-wrap items-center gap-x-1.5 text-dense text-muted">
            {mark && <Icon icon={mark.icon} className={`size-3.5 ${mark.tone}`} />}
            <span>{standing(run)}</span>
            <span aria-hidden>·</span>
            <span>{cost}</span>
            {run.completed_at && (
              <>
                <span aria-hidden>·</span>
                <Time at={run.completed_at} />
              </>
            )}
          </span>
        </Link>
        <div className="-mr-2 flex items-center">
          <StopIcon run={run} stopping={stopping} />
          <ShowLink run={run} />
        </div>
      </div>
      {active && <Progress label={run.topic} value={run.progress} valueText={format.percent(run.progress / 100)} />}
      <Failure error={stopping.error} title={t('not_stopped')} />
    </li>
  )
}

/** To the article where there is one, else to the run. */
function ShowLink({ run }: { run: Run }) {
  const { t } = useTranslation('generation')
  const look =
    'inline-flex h-control items-center rounded-control px-2 font-medium text-accent no-underline hover:bg-tint'
  if (run.article_id !== null) {
    return (
      <Link to="/articles/$id" params={{ id: String(run.article_id) }} onClick={closeOverlay} className={look}>
        {t('open')}
        <span className="sr-only">: {run.topic}</span>
      </Link>
    )
  }
  return (
    <Link to="/runs/$jobId" params={{ jobId: run.job_id }} onClick={closeOverlay} className={look}>
      {t('show')}
      <span className="sr-only">: {run.topic}</span>
    </Link>
  )
}
