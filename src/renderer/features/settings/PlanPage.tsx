import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Facts } from './Facts.tsx'
import { Group } from './Group.tsx'
import { useSaveSettings, useSettings } from './use-settings.ts'

const LOW = 0.9

export function PlanPage() {
  const { t } = useTranslation('settings')
  const usage = useOperation('get_credit_usage', {})
  const plan = useSettings().data?.plan.name
  const save = useSaveSettings()
  return (
    <>
      <Group title={t('plan.credits.title')} hint={t('plan.credits.hint')}>
        {usage.isPending && <Skeleton rows={3} />}
        <Failure error={usage.error} actions={<Button onClick={() => void usage.refetch()}>{t('again')}</Button>} />
        {usage.data && <Usage usage={usage.data} />}
      </Group>
      <Group title={t('plan.choice.title')} hint={t('plan.choice.hint')}>
        {plan && (
          <RadioGroup
            label={t('plan.choice.title')}
            hideLabel
            value={plan}
            onChange={(name) => save.mutate({ plan: { name } })}
            options={(['starter', 'pro', 'studio'] as const).map((value) => ({
              value,
              label: t(`plan.name.${value}`),
              hint: t(`plan.about.${value}`),
            }))}
          />
        )}
        <Failure error={save.error} title={t('not_saved')} />
      </Group>
    </>
  )
}

function Usage({ usage }: { usage: NonNullable<ReturnType<typeof useOperation<'get_credit_usage'>>['data']> }) {
  const { t } = useTranslation('settings')
  const format = useFormats()
  const share = usage.credits_total > 0 ? usage.credits_used / usage.credits_total : 0
  return (
    <>
      <p className="font-prose text-display tracking-[-0.015em] nums">
        {t('plan.credits.left', { count: usage.credits_remaining, credits: format.number(usage.credits_remaining) })}
      </p>
      <Meter
        label={t('plan.credits.used')}
        value={usage.credits_used}
        max={usage.credits_total}
        tone={share >= 1 ? 'bad' : share > LOW ? 'warn' : 'accent'}
        text={t('plan.credits.of', {
          used: format.number(usage.credits_used),
          all: format.number(usage.credits_total),
        })}
      />
      <Facts
        facts={[
          [
            t('plan.credits.period'),
            t('plan.credits.range', {
              from: format.date(usage.billing_period_start),
              to: format.date(lastDay(usage.billing_period_end)),
            }),
          ],
          [t('plan.credits.generations'), format.number(usage.generations_this_period)],
        ]}
      />
    </>
  )
}

/** A period ends where the next begins; a person names the day before. */
const lastDay = (end: string): Date => new Date(Date.parse(end) - 1)
