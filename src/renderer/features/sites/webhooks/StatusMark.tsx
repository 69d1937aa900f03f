import { CircleAlert, CircleCheck, CircleOff, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WebhookDelivery, WebhookStatus } from '../../../../contract/webhooks.ts'
import { Icon } from '../../../ui/Icon.tsx'

const marks = {
  active: { icon: CircleCheck, ink: 'text-good' },
  failing: { icon: CircleAlert, ink: 'text-warn' },
  disabled: { icon: CircleOff, ink: 'text-bad' },
  pending: { icon: Clock, ink: 'text-accent' },
  delivered: { icon: CircleCheck, ink: 'text-good' },
  failed: { icon: CircleAlert, ink: 'text-bad' },
}

/** A state as icon and word. */
export function StatusMark({ state }: { state: WebhookStatus | WebhookDelivery['state'] }) {
  const { t } = useTranslation('site-tools')
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon icon={marks[state].icon} className={marks[state].ink} />
      {t(`webhooks.state.${state}`)}
    </span>
  )
}
