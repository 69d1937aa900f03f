import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Receipts } from './Receipts.tsx'
import { isUnderWay, OFFLINE_DRAFTER } from './states.ts'
import { clockOf, useNow } from './use-now.ts'
import { useRunWords } from './use-run-words.ts'

/** What has been written and what it has cost so far. */
export function RunMeter({ run }: { run: RunDetail }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const { words, writerName } = useRunWords()
  const active = isUnderWay(run)
  const now = useNow(active)
  const end = run.completed_at ? Date.parse(run.completed_at) : now
  const percent = format.percent(run.progress / 100)
  const facts = [
    [
      active ? t('meter.spent') : t('handover.cost'),
      run.written_by === OFFLINE_DRAFTER
        ? t('free')
        : t('credits', { count: run.credits, credits: format.number(run.credits) }),
    ],
    ...(run.state === 'outline_ready'
      ? []
      : [[active ? t('meter.running') : t('handover.time'), clockOf(end - Date.parse(run.created_at))] as const]),
    ...(active && run.state !== 'outline_ready'
      ? [[t('meter.expected'), t('about', { time: format.duration(run.estimated_seconds) })] as const]
      : []),
    [t('meter.writer'), writerName(run)],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">{t('meter.progress')}</span>
          <span className="nums">{percent}</span>
        </p>
        <Progress label={t('meter.progress')} value={run.progress} valueText={percent} />
      </div>
      <Meter label={t('meter.words')} value={run.words} max={run.asked} text={words(run)} />
      <dl className="flex flex-col border-t border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Receipts receipts={run.receipts} />
      <BriefFacts run={run} />
    </div>
  )
}

function BriefFacts({ run }: { run: RunDetail }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  return (
    <Disclosure label={t('meter.brief')}>
      <div className="flex flex-col gap-2 pt-1 pl-5 text-pretty text-muted">
        <p lang={run.language} className="text-ink">
          {run.topic}
        </p>
        <p>
          {t(`kind.${run.kind}`)} · {format.language(run.language)} ·{' '}
          {t('words', { count: run.asked, words: format.number(run.asked) })}
        </p>
        {run.keywords.length > 0 && <p lang={run.language}>{format.list(run.keywords)}</p>}
        {run.custom_instructions && (
          <p lang={run.language} className="whitespace-pre-line">
            {run.custom_instructions}
          </p>
        )}
      </div>
    </Disclosure>
  )
}
