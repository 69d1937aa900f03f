import { Link } from '@tanstack/react-router'
import { CircleAlert, ListTree, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../contract/generation.ts'
import { goTo } from '../../navigate.ts'
import { useAct, useOperation } from '../../query.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Time } from '../../ui/Time.tsx'
import { undoToast } from '../../ui/toast.tsx'
import { needingYou, putAway, takeBack, usePutAway } from './needs-you.ts'
import { Section } from './Section.tsx'

export function NeedsYou() {
  const { t } = useTranslation('today')
  const jobs = usePutAway((state) => state.jobs)
  const runs = needingYou(useOperation('list_runs', {}).data ?? [], jobs, Date.now())
  if (runs.length === 0) return null
  return (
    <Section title={t('needs.title')} count={runs.length}>
      <ul>
        {runs.map((run) => (
          <li key={run.job_id} className="border-b border-line py-3.5">
            {run.state === 'failed' ? <FailedRun run={run} /> : <OutlineRun run={run} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OutlineRun({ run }: { run: Run }) {
  const { t } = useTranslation('today')
  return (
    <div className="flex items-start gap-3">
      <Icon icon={ListTree} className="mt-1 text-accent" />
      <div className="min-w-0 flex-1">
        <p lang={run.language} className="font-prose text-lead">
          {run.topic}
        </p>
        <p className="text-muted">{t('needs.outline')}</p>
      </div>
      <Link to="/runs/$jobId" params={{ jobId: run.job_id }} className={buttonClass('quiet')}>
        {t('needs.read_outline')}
      </Link>
    </div>
  )
}

function FailedRun({ run }: { run: Run }) {
  const { t } = useTranslation('today')
  const retry = useAct('retry_run', {
    onSuccess: ({ job_id }) => goTo({ to: '/runs/$jobId', params: { jobId: job_id } }),
  })
  const keep = useAct('keep_run', { onSuccess: ({ id }) => goTo({ to: '/articles/$id', params: { id: String(id) } }) })
  const dismiss = () => {
    putAway(run.job_id)
    undoToast(t('needs.put_away'), { label: t('undo'), run: () => takeBack(run.job_id) })
  }
  return (
    <div className="flex items-start gap-3">
      <Icon icon={CircleAlert} className="mt-1 text-bad" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            to="/runs/$jobId"
            params={{ jobId: run.job_id }}
            lang={run.language}
            className="font-prose text-lead no-underline underline-offset-4 hover:underline"
          >
            {run.topic}
          </Link>
          <span className="text-dense text-faint">
            <Time at={run.completed_at ?? run.created_at} />
          </span>
        </div>
        <p className="max-w-prose text-pretty text-muted">{run.error ?? t('needs.no_reason')}</p>
        <div className="flex flex-wrap gap-2 pt-1.5">
          <Button busy={retry.isPending} onClick={() => retry.mutate({ job_id: run.job_id })}>
            {t('needs.retry')}
          </Button>
          {run.words > 0 && (
            <Button variant="bare" busy={keep.isPending} onClick={() => keep.mutate({ job_id: run.job_id })}>
              {t('needs.keep')}
            </Button>
          )}
        </div>
        <Failure error={retry.error ?? keep.error} />
      </div>
      <IconButton icon={X} label={t('needs.dismiss')} onClick={dismiss} className="-mt-1 -mr-2" />
    </div>
  )
}
