import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryStep } from '../../../../contract/site-pages.ts'
import { shownKeys } from '../../../commands.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Time } from '../../../ui/Time.tsx'
import { personName, stepWords } from '../parts/history-words.ts'
import { useSiteUndo } from '../parts/use-site-undo.ts'

const FIRST = 8

/** What was done to the site, by whom and when; the last of it can be taken back. */
export function History({ siteId }: { siteId: number }) {
  const { t } = useTranslation('sites')
  const { steps, next, busy, undo, redo } = useSiteUndo(siteId)
  const [all, setAll] = useState(false)
  return (
    <section aria-labelledby="site-history">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id="site-history" className="text-dense font-semibold text-muted">
          {t('history.title')}
        </h2>
        <div className="-my-1 flex flex-wrap gap-1">
          <Button
            variant="bare"
            icon={Undo2}
            aria-keyshortcuts={shownKeys('site.undo')}
            disabledReason={next.undo && !busy ? null : t('history.nothing_undo')}
            onClick={undo}
          >
            {next.undo ? t('history.undo_step', { step: stepWords(next.undo) }) : t('history.undo')}
          </Button>
          {next.redo && (
            <Button
              variant="bare"
              icon={Redo2}
              aria-keyshortcuts={shownKeys('site.redo')}
              disabled={busy}
              onClick={redo}
            >
              {t('history.redo_step', { step: stepWords(next.redo) })}
            </Button>
          )}
        </div>
      </div>
      {steps?.length === 0 && <EmptyState size="quiet" title={t('history.empty')} />}
      <ol>
        {steps?.slice(0, all ? steps.length : FIRST).map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ol>
      {steps && steps.length > FIRST && !all && (
        <Button variant="bare-accent" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          {t('history.all', { count: steps.length })}
        </Button>
      )}
    </section>
  )
}

function StepRow({ step }: { step: HistoryStep }) {
  const { t } = useTranslation('sites')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5">
      <span className={classes('min-w-0 flex-1 basis-72 text-pretty', step.undone && 'text-faint line-through')}>
        <span className="inline-block first-letter:uppercase">{stepWords(step)}</span>
      </span>
      <span className="flex items-baseline gap-4 text-dense text-faint">
        {step.undone && <span>{t('history.taken_back')}</span>}
        <span>{personName(step.made_by)}</span>
        <Time at={step.at} />
      </span>
    </li>
  )
}
