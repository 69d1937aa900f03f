import { WifiOff } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { goTo } from '../../../navigate.ts'
import { useAct } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { followRun } from './followed-runs.ts'
import { finishedSections, isCutShort } from './states.ts'

/** What stands between the run and its end: what happened, what is kept, what can be done. */
export function Standing({ run }: { run: RunDetail }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const kept = useKept(run)
  if (run.state === 'waiting_network') {
    return (
      <Banner icon={WifiOff} title={t('waiting.network')}>
        {kept}
      </Banner>
    )
  }
  if (run.state === 'waiting_retry') {
    return (
      <Banner
        tone="warn"
        title={run.retry_at ? t('state.retry_at', { time: format.time(run.retry_at) }) : t('state.waiting_retry')}
      >
        {run.error && <p>{run.error}</p>}
        <p>{kept}</p>
      </Banner>
    )
  }
  return isCutShort(run) ? <CutShort run={run} kept={kept} /> : null
}

function CutShort({ run, kept }: { run: RunDetail; kept: string }) {
  const { t } = useTranslation('generation')
  const retry = useAct('retry_run', {
    onSuccess: (next) => {
      followRun(next)
      goTo({ to: '/runs/$jobId', params: { jobId: next.job_id } })
    },
  })
  const keep = useAct('keep_run', {
    onSuccess: ({ id }) => goTo({ to: '/articles/$id', params: { id: String(id) } }),
  })
  const failed = run.state === 'failed'
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone={failed ? 'bad' : 'info'}
        title={failed ? t(`failed_at.${run.stage}`) : t('cancelled_title')}
        actions={
          <>
            {run.article_id !== null ? (
              <Link to="/articles/$id" params={{ id: String(run.article_id) }} className={buttonClass()}>
                {t('open_draft')}
              </Link>
            ) : (
              finishedSections(run) > 0 && (
                <Button busy={keep.isPending} onClick={() => keep.mutate({ job_id: run.job_id })}>
                  {t('keep')}
                </Button>
              )
            )}
            <Button variant="primary" busy={retry.isPending} onClick={() => retry.mutate({ job_id: run.job_id })}>
              {failed ? t('retry') : t('go_on')}
            </Button>
          </>
        }
      >
        {failed && <p>{run.error ?? t('no_reason')}</p>}
        <p className={failed ? 'text-muted' : ''}>{kept}</p>
      </Banner>
      <Failure error={retry.error ?? keep.error} />
    </div>
  )
}

/** "4 of 7 sections are saved." Promises only what is stored. */
function useKept(run: RunDetail): string {
  const { t } = useTranslation('generation')
  const done = finishedSections(run)
  if (run.sections.length === 0) return t('kept.brief')
  if (done === 0) return t('kept.outline')
  return t('kept.sections', { count: done, all: run.sections.length })
}
