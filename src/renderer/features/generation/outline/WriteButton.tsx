import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline, RunDetail } from '../../../../contract/generation.ts'
import { useCommand } from '../../../commands.ts'
import { keyOf, queryClient, useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { outlineOf } from './outline-draft.ts'
import { forgetDraft, useOutlineDraft } from './outline-store.ts'

/** Accepts the outline as it stands; until then nothing more is written or spent. */
export function WriteButton({ run, plan }: { run: RunDetail; plan: Outline }) {
  const { t } = useTranslation('generation')
  const draft = useOutlineDraft(run.job_id, plan, run.asked)
  const [sent, setSent] = useState(false)
  const write = useAct('write_run', {
    onSuccess: (now) => {
      forgetDraft(now.job_id)
      queryClient.setQueryData(
        keyOf('get_run', { job_id: now.job_id }),
        (old: object | undefined) => old && { ...old, ...now },
      )
      void queryClient.invalidateQueries({ queryKey: keyOf('get_run', { job_id: now.job_id }) })
    },
    onError: () => setSent(false),
  })
  const missing = draft.sections.some(({ heading }) => heading.trim() === '') || draft.title.trim() === ''
  const accept = () => {
    if (missing || sent) return
    setSent(true)
    write.mutate({ job_id: run.job_id, outline: outlineOf(draft) })
  }
  useCommand('run.write', accept, missing ? 'generation:outline.heading_missing' : null)
  return (
    <>
      {write.error && (
        <span role="alert" className="max-w-80 text-dense text-bad">
          {write.error.message}
        </span>
      )}
      <Button
        variant="primary"
        busy={sent}
        disabledReason={missing ? t('outline.heading_missing') : null}
        onClick={accept}
      >
        {t('outline.write')}
      </Button>
    </>
  )
}
