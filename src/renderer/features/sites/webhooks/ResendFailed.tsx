import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookDelivery } from '../../../../contract/webhooks.ts'
import { refresh, useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { fromLocalInput, toLocalInput } from '../posts/post-state.ts'

export interface ResendFailedProps {
  site_id: number
  webhook_id: number
  deliveries: readonly WebhookDelivery[]
}

/** Sends again all that failed since a time; it begins with the oldest that is shown. */
export function ResendFailed({ site_id, webhook_id, deliveries }: ResendFailedProps) {
  const { t } = useTranslation('site-tools')
  const failed = deliveries.filter(({ state }) => state === 'failed')
  const oldest = failed.map(({ created_at }) => created_at).toSorted()[0]!
  const [typed, setTyped] = useState<string | null>(null)
  const since = typed ?? toLocalInput(new Date(oldest))
  const at = fromLocalInput(since)
  const count = at ? failed.filter(({ created_at }) => Date.parse(created_at) >= at.getTime()).length : 0
  const resend = useAct('resend_failed_deliveries', {
    onSuccess: ({ resent }) => {
      void refresh('list_webhook_deliveries')
      confirmToast(t('webhooks.resent', { count: resent }))
    },
  })
  return (
    <div className="flex flex-col gap-2 border border-line bg-sheet px-4 py-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('webhooks.failed_since')}>
          <TextInput type="datetime-local" value={since} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button
          busy={resend.isPending}
          disabled={!at || count === 0}
          onClick={() => at && resend.mutate({ site_id, webhook_id, since: at.toISOString() })}
        >
          {t('webhooks.resend_failed', { count })}
        </Button>
      </div>
      <p className="text-dense text-faint">{t('webhooks.resend_hint')}</p>
      <Failure error={resend.error} />
    </div>
  )
}
