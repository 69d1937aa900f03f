import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { OFFLINE_DRAFTER } from './states.ts'

/** What a run does, and who writes it, in words. */
export function useRunWords() {
  const { t } = useTranslation('generation')
  const format = useFormats()
  return {
    standing(run: Pick<Run, 'state' | 'stage' | 'retry_at'>): string {
      if (run.state === 'running') return t(`stage.${run.stage}`)
      if (run.state === 'waiting_retry' && run.retry_at) {
        return t('state.retry_at', { time: format.time(run.retry_at) })
      }
      return t(`state.${run.state}`)
    },
    writer({ written_by, model }: Pick<Run, 'written_by' | 'model'>): string {
      return written_by === OFFLINE_DRAFTER ? t('offline_drafter') : t('draft_by', { model: written_by || model })
    },
    /** The name alone, where a label says what it is. */
    writerName: ({ written_by, model }: Pick<Run, 'written_by' | 'model'>): string =>
      written_by === OFFLINE_DRAFTER ? t('offline_drafter') : written_by || model,
    words: ({ words, asked }: Pick<Run, 'words' | 'asked'>): string =>
      t('words_of', { count: asked, words: format.number(words), asked: format.number(asked) }),
  }
}
