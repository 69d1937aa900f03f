import { RotateCw } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookDelivery } from '../../../../contract/webhooks.ts'
import { useFormats } from '../../../format.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Time } from '../../../ui/Time.tsx'
import { cell, headCell } from '../parts/table.ts'
import { Body } from './Body.tsx'
import { ResendFailed } from './ResendFailed.tsx'
import { StatusMark } from './StatusMark.tsx'
import { pretty } from './pretty.ts'
import { eventKey } from './event-keys.ts'

/** What happened on the site and how far the news of it came. */
export function Deliveries({ site_id, webhook_id }: { site_id: number; webhook_id: number }) {
  const { t } = useTranslation('site-tools')
  const { data, error, isPending, refetch } = useOperation('list_webhook_deliveries', { site_id, webhook_id })
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div className="flex flex-col gap-4 py-4">
      <Failure error={error} actions={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      {isPending && <Skeleton rows={4} />}
      {data?.length === 0 && <EmptyState size="quiet" title={t('webhooks.no_deliveries')} />}
      {data?.some(({ state }) => state === 'failed') && (
        <ResendFailed site_id={site_id} webhook_id={webhook_id} deliveries={data} />
      )}
      {data && data.length > 0 && (
        <div role="group" aria-label={t('webhooks.tab.deliveries')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse">
            <thead>
              <tr>
                {(['event', 'state', 'tries', 'when'] as const).map((column) => (
                  <th key={column} scope="col" className={headCell}>
                    {t(`webhooks.column.${column}`)}
                  </th>
                ))}
                <th scope="col" className={headCell}>
                  <span className="sr-only">{t('webhooks.column.acts')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((delivery) => (
                <Fragment key={delivery.id}>
                  <Row
                    delivery={delivery}
                    open={delivery.id === open}
                    onToggle={() => setOpen(delivery.id === open ? null : delivery.id)}
                  />
                  {delivery.id === open && (
                    <tr>
                      <td colSpan={5} className="border-b border-line pt-2 pb-4">
                        <Body label={t('webhooks.request_body')} text={pretty(delivery.body)} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  delivery: WebhookDelivery
  open: boolean
  onToggle: () => void
}

function Row({ delivery, open, onToggle }: RowProps) {
  const { t, i18n } = useTranslation('site-tools')
  const format = useFormats()
  const { id, event, event_id, state, attempts, next_attempt_at, waits_for_network, error, created_at } = delivery
  const resend = useAct('resend_delivery', { onSuccess: () => void refresh('list_webhook_deliveries') })
  const name = t(eventKey(event))
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="min-h-6 rounded-mark text-left decoration-accent underline-offset-4 hover:underline"
        >
          {name}
        </button>
        <span className="block font-code text-small text-faint">{event_id}</span>
      </th>
      <td className={cell}>
        <StatusMark state={state} />
        {waits_for_network && <span className="block text-dense text-muted">{t('webhooks.waits')}</span>}
        {state === 'pending' && next_attempt_at && (
          <span className="block text-dense text-muted">
            {t('webhooks.next', { time: format.time(next_attempt_at) })}
          </span>
        )}
        {state !== 'delivered' && error && (
          <span lang={i18n.language === 'en' ? undefined : 'en'} className="block max-w-96 text-dense text-muted">
            {error}
          </span>
        )}
        <Failure error={resend.error} />
      </td>
      <td className={`${cell} nums`}>{attempts}</td>
      <td className={`${cell} whitespace-nowrap text-muted`}>
        <Time at={created_at} />
      </td>
      <td className="border-b border-line py-1 text-right align-top">
        <Button
          variant="bare"
          icon={RotateCw}
          busy={resend.isPending}
          aria-label={t('webhooks.resend_of', { name })}
          onClick={() => resend.mutate({ delivery_id: id })}
        >
          {t('webhooks.resend')}
        </Button>
      </td>
    </tr>
  )
}
