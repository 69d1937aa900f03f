import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { announce } from '../../../ui/announce.tsx'
import { useRunWords } from './use-run-words.ts'

/** Speaks at the start, at each quarter and at the end. The streaming text itself stays silent. */
export function useSpokenProgress(run: Run | undefined): void {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const { standing } = useRunWords()
  const quarter = Math.floor((run?.progress ?? 0) / 25)
  const state = run?.state
  const said = useRef<{ job_id: string; quarter: number; state: string } | null>(null)

  useEffect(() => {
    if (!run || !state) return
    const before = said.current?.job_id === run.job_id ? said.current : null
    if (before?.quarter === quarter && before.state === state) return
    said.current = { job_id: run.job_id, quarter, state }
    if (before?.state === state && quarter > before.quarter && quarter < 4) {
      return announce(t('spoken.progress', { percent: format.percent(quarter / 4) }))
    }
    if (before?.state !== state) announce(standing(run), state === 'failed')
  })
}
