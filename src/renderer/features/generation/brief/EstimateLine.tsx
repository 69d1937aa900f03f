import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Estimate } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { closeOverlay } from '../../../shell/overlay-store.ts'

export interface EstimateLineProps {
  estimate: Estimate | undefined
  failed: boolean
  /** The writer chose a model and the drafter would write: then the way to a key stands here. */
  keyMissing: boolean
}

/** What it would take, beside the button that spends it. Guessed figures say "about". */
export function EstimateLine({ estimate, failed, keyMissing }: EstimateLineProps) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  if (failed) return <p className="text-muted">{t('estimate.failed')}</p>
  if (!estimate) return <p className="text-faint">{t('estimate.waiting')}</p>
  if (estimate.offline) {
    return (
      <p className="text-pretty">
        {t('estimate.free')} <span className="text-muted">{t('estimate.scaffold')}</span>{' '}
        {keyMissing && (
          <Link
            to="/settings/{-$page}"
            params={{ page: 'models' }}
            onClick={closeOverlay}
            className="inline-block py-0.5 text-accent underline underline-offset-2 hover:no-underline"
          >
            {t('brief.connect')}
          </Link>
        )}
      </p>
    )
  }
  const { credits_low: low, credits_high: high, credits_remaining: left } = estimate
  const values = {
    time: format.duration(estimate.seconds),
    low: format.number(low),
    high: format.number(high),
  }
  return (
    <div className="nums">
      <p>
        {low === high
          ? t('estimate.one_figure', { ...values, count: high })
          : t('estimate.range', { ...values, count: high })}
      </p>
      <p className={high > left ? 'text-dense text-warn' : 'text-dense text-faint'}>
        {high > left
          ? t('estimate.too_few', { count: left, left: format.number(left) })
          : t('estimate.left', { count: left, left: format.number(left) })}
      </p>
    </div>
  )
}
