import { Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../contract/generation.ts'
import { keyOf, queryClient, useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { canBeStopped } from './states.ts'

/** Stops at once and asks nothing: what is finished is kept, and the run can go on later. */
export function useStop(run: Run) {
  const stop = useAct('cancel_run', {
    onSuccess: (now) => {
      queryClient.setQueryData(
        keyOf('get_run', { job_id: now.job_id }),
        (old: object | undefined) => old && { ...old, ...now },
      )
    },
  })
  return {
    possible: canBeStopped(run),
    busy: stop.isPending || run.state === 'cancelling',
    error: stop.error,
    stop: () => stop.mutate({ job_id: run.job_id }),
  }
}

export function StopButton({ run, stopping }: { run: Run; stopping: ReturnType<typeof useStop> }) {
  const { t } = useTranslation('generation')
  if (!stopping.possible && !stopping.busy) return null
  const outline = run.state === 'outline_ready'
  return (
    <Button
      variant={outline ? 'bare' : 'quiet'}
      icon={outline ? undefined : Square}
      busy={stopping.busy}
      onClick={stopping.stop}
    >
      {stopping.busy ? t('stopping') : outline ? t('outline.start_over') : t('stop')}
    </Button>
  )
}

export const StopIcon = ({ run, stopping }: { run: Run; stopping: ReturnType<typeof useStop> }) => {
  const { t } = useTranslation('generation')
  if (!stopping.possible && !stopping.busy) return null
  return (
    <IconButton
      icon={Square}
      label={t('stop_named', { topic: run.topic })}
      busy={stopping.busy}
      onClick={stopping.stop}
    />
  )
}
