import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { OFFLINE_DRAFTER } from './states.ts'
import { clockOf } from './use-now.ts'
import { useRunWords } from './use-run-words.ts'

/** The end of a run: what was asked, what came, what it cost. The text is a draft, and nothing is published from here. */
export function HandOver({ run }: { run: RunDetail }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const { writerName } = useRunWords()
  const offline = run.written_by === OFFLINE_DRAFTER
  const delivered = run.length?.delivered ?? run.words
  const usd = run.receipts.reduce((sum, receipt) => sum + receipt.usd, 0)
  const facts = [
    [t('handover.asked'), t('words', { count: run.asked, words: format.number(run.asked) })],
    [t('handover.delivered'), t('words', { count: delivered, words: format.number(delivered) })],
    [t('handover.length'), run.length ? t(`verdict.${run.length.verdict}`) : '–'],
    [
      t('handover.cost'),
      offline
        ? t('free')
        : t('handover.cost_value', {
            count: run.credits,
            credits: format.number(run.credits),
            usd: format.usd(usd),
          }),
    ],
    [t('handover.writer'), writerName(run)],
    [t('handover.time'), run.completed_at ? clockOf(Date.parse(run.completed_at) - Date.parse(run.created_at)) : '–'],
  ] as const
  return (
    <section aria-labelledby="handover" className="border-y-2 border-ink py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="handover" className="font-prose text-heading-4 font-medium">
            {offline ? t('handover.scaffold') : t('handover.title')}
          </h2>
          <p className="mt-1 text-pretty text-muted">{offline ? t('handover.scaffold_body') : t('handover.body')}</p>
        </div>
        {run.article_id !== null && (
          <Link to="/articles/$id" params={{ id: String(run.article_id) }} className={buttonClass('primary')}>
            {t('open_article')}
          </Link>
        )}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 md:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-dense text-faint">{name}</dt>
            <dd className="text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
