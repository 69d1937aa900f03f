import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../contract/generation.ts'
import { useCommand } from '../../commands.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OutlineEditor } from './outline/OutlineEditor.tsx'
import { WriteButton } from './outline/WriteButton.tsx'
import { HandOver } from './run/HandOver.tsx'
import { RunMeter } from './run/RunMeter.tsx'
import { SafeToLeave } from './run/SafeToLeave.tsx'
import { Sheet, sectionId } from './run/Sheet.tsx'
import { StageList } from './run/StageList.tsx'
import { Standing } from './run/Standing.tsx'
import { isUnderWay } from './run/states.ts'
import { StopButton, useStop } from './run/StopButton.tsx'
import { useRun } from './run/use-run.ts'
import { useRunWords } from './run/use-run-words.ts'
import { useSpokenProgress } from './run/use-spoken-progress.ts'

export function RunScreen() {
  const { jobId } = useParams({ from: '/runs/$jobId' })
  const { t } = useTranslation('generation')
  const run = useRun(jobId)
  useSpokenProgress(run.data)
  if (run.data) return <Running key={jobId} run={run.data} />
  return (
    <Screen title={t('run')}>
      {run.error ? <Failure error={run.error} title={t('not_read')} /> : <Skeleton rows={6} className="max-w-160" />}
    </Screen>
  )
}

function Running({ run }: { run: RunDetail }) {
  const { t } = useTranslation('generation')
  const { standing, writer } = useRunWords()
  const stopping = useStop(run)
  useCommand('run.stop', stopping.stop, stopping.possible ? null : 'generation:nothing_to_stop')
  const plan = run.state === 'outline_ready' ? run.outline : null
  return (
    <Screen
      title={run.topic}
      quietTitle
      layout="full"
      note={writer(run)}
      actions={
        <>
          <span className="pr-2 text-muted">{standing(run)}</span>
          <StopButton run={run} stopping={stopping} />
          {plan && <WriteButton run={run} plan={plan} />}
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
        <section
          data-pane
          aria-label={t('stages.name')}
          className="shrink-0 px-5 py-5 lg:w-54 lg:overflow-y-auto lg:border-r lg:border-line xl:w-58"
        >
          <StageList run={run} onSection={showSection} />
        </section>
        {plan ? (
          <OutlineEditor key={run.job_id} run={run} plan={plan} />
        ) : (
          <Sheet run={run}>
            <Standing run={run} />
            {run.state === 'completed' && <HandOver run={run} />}
            <Failure error={stopping.error} title={t('not_stopped')} />
          </Sheet>
        )}
        <aside
          data-pane
          aria-label={t('meter.name')}
          className="flex shrink-0 flex-col gap-6 px-5 py-6 lg:w-58 lg:overflow-y-auto lg:border-l lg:border-line xl:w-66"
        >
          <RunMeter run={run} />
          {isUnderWay(run) && <SafeToLeave job_id={run.job_id} />}
        </aside>
      </div>
    </Screen>
  )
}

function showSection(index: number): void {
  const section = document.getElementById(sectionId(index))
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
