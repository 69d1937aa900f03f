import { FilePlus2, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runCommand } from '../../commands.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { useAct } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'

/** Nothing has been written yet: a sheet, a sentence, a way to begin. */
export function QuietDesk() {
  const { t } = useTranslation('today')
  const samples = useAct('start_samples')
  return (
    <div className="flex flex-col items-start gap-5 border border-line bg-sheet px-12 py-14">
      <p className="font-prose text-display tracking-[-0.015em] text-balance">{t('empty.title')}</p>
      <p className="max-w-prose text-lead text-pretty text-muted">{t('empty.body')}</p>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        <Button variant="primary" icon={FilePlus2} onClick={() => runCommand('article.new')}>
          {t('new')}
        </Button>
        <Button icon={PenLine} onClick={() => runCommand('article.generate')}>
          {t('generate')}
        </Button>
        <Button variant="bare" busy={samples.isPending} onClick={() => samples.mutate({ language: currentLanguage() })}>
          {t('empty.samples')}
        </Button>
      </div>
      <Failure error={samples.error} />
    </div>
  )
}
