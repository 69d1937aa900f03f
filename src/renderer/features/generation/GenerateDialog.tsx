import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '../../shell/overlay-store.ts'
import { ariaKeys, isMac } from '../../keys.ts'
import { goTo } from '../../navigate.ts'
import { useAct } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { BriefForm } from './brief/BriefForm.tsx'
import { startInputOf, wordCountOf } from './brief/brief.ts'
import { clearBrief, setBrief, useBrief } from './brief/brief-store.ts'
import { EstimateLine } from './brief/EstimateLine.tsx'
import { useBriefErrors } from './brief/use-brief-errors.ts'
import { useEstimate } from './brief/use-estimate.ts'
import { followRun } from './run/followed-runs.ts'

const FORM = 'brief-form'
const SUBMIT = 'Mod+Enter'

/** One page: the topic large, the rest with sensible values. What is typed is kept until the run has started. */
export function GenerateDialog({ input, onClose }: OverlayProps<'generate'>) {
  const { t } = useTranslation('generation')
  const brief = useBrief()
  const estimate = useEstimate(brief)
  const body = useRef<HTMLDivElement>(null)
  const start = useAct('start_run', {
    onSuccess: (run) => {
      followRun(run)
      clearBrief()
      onClose()
      goTo({ to: '/runs/$jobId', params: { jobId: run.job_id } })
    },
  })
  const { errors, touch, touchAll, rest } = useBriefErrors(brief, start.error)
  useEffect(() => {
    if (input.topic) setBrief({ topic: input.topic })
  }, [input.topic])

  const submit = () => {
    const words = wordCountOf(brief.words)
    if (start.isPending) return
    if (!touchAll() || words === null) return focusFirstWrong(body.current)
    start.mutate(startInputOf(brief, words), { onError: () => focusFirstWrong(body.current) })
  }
  const offline = estimate.data?.offline ?? brief.writer === 'offline'

  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('brief.title')}
      footer={
        <>
          <div className="mr-auto min-w-0 flex-1 basis-80 self-center" aria-live="polite">
            <EstimateLine estimate={estimate.data} failed={estimate.isError} keyMissing={brief.writer !== 'offline'} />
          </div>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            busy={start.isPending}
            className="self-center"
            aria-keyshortcuts={ariaKeys(SUBMIT, isMac())}
          >
            {brief.outline_first ? t('brief.plan') : offline ? t('brief.draft') : t('brief.write')}
            <Kbd keys={SUBMIT} />
          </Button>
        </>
      }
    >
      <div ref={body} className="flex flex-col gap-5">
        <BriefForm
          id={FORM}
          brief={brief}
          onChange={(fields) => {
            start.reset()
            setBrief(fields)
          }}
          onTouch={touch}
          onSubmit={submit}
          errors={errors}
        />
        <Failure error={rest} title={t('brief.failed')} />
      </div>
    </Dialog>
  )
}

/** After the errors are drawn: the first wrong field, in the order of the form. */
function focusFirstWrong(within: HTMLElement | null): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
