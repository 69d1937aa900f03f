import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../../../contract/webhooks.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { AttemptLog } from './AttemptLog.tsx'
import { Deliveries } from './Deliveries.tsx'
import { StatusMark } from './StatusMark.tsx'
import { TestResult } from './TestResult.tsx'
import { eventKey } from './event-keys.ts'

/** One webhook: its state, a test, what was sent and how it was answered. */
export function WebhookDetail({ siteId, webhook }: { siteId: number; webhook: Webhook }) {
  const { t } = useTranslation('site-tools')
  const [tab, setTab] = useState<'deliveries' | 'log'>('deliveries')
  const one = { site_id: siteId, webhook_id: webhook.id }
  const online = useOperation('get_status', {}).data?.online ?? true
  const test = useAct('test_webhook', {
    onSettled: () => void refresh('list_webhook_logs', 'list_webhook_deliveries', 'list_webhooks'),
  })
  const enable = useAct('enable_webhook', { onSuccess: () => void refresh('list_webhooks') })
  const { status } = webhook
  return (
    <div className="flex max-w-240 flex-col gap-6">
      <Link
        to="/sites/$siteId/webhooks"
        params={{ siteId: String(siteId) }}
        className="inline-flex items-center gap-1.5 self-start text-muted no-underline hover:text-ink hover:underline"
      >
        <Icon icon={ArrowLeft} />
        {t('webhooks.all')}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 className="font-prose text-heading-4 font-medium text-balance">{webhook.name}</h2>
          <p className="flex items-center gap-1">
            <span className="min-w-0 font-code text-small break-all text-muted">{webhook.url}</span>
            <CopyButton text={webhook.url} />
          </p>
          <p className="text-dense text-muted">{webhook.events.map((event) => t(eventKey(event))).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusMark state={status} />
          <Button
            icon={Send}
            busy={test.isPending}
            disabledReason={online ? null : t('webhooks.needs_connection')}
            onClick={() => test.mutate(one)}
          >
            {t('webhooks.test')}
          </Button>
          <Delete siteId={siteId} webhook={webhook} />
        </div>
      </header>
      {!online && <Banner>{t('webhooks.offline')}</Banner>}
      {status === 'failing' && (
        <Banner tone="warn" title={t('webhooks.failing_title')}>
          {t('webhooks.failing_body')}
        </Banner>
      )}
      {status === 'disabled' && (
        <Banner
          tone="bad"
          title={t('webhooks.disabled_title')}
          actions={
            <Button busy={enable.isPending} onClick={() => enable.mutate(one)}>
              {t('webhooks.enable')}
            </Button>
          }
        >
          {t('webhooks.disabled_body')}
        </Banner>
      )}
      <Failure error={test.error ?? enable.error} />
      {test.data && <TestResult result={test.data} />}
      <Tabs
        label={webhook.name}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'deliveries', label: t('webhooks.tab.deliveries'), content: <Deliveries {...one} /> },
          { value: 'log', label: t('webhooks.tab.log'), content: <AttemptLog {...one} /> },
        ]}
      />
    </div>
  )
}

function Delete({ siteId, webhook }: { siteId: number; webhook: Webhook }) {
  const { t } = useTranslation('site-tools')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const remove = useAct('delete_webhook', {
    onSuccess: () => {
      setAsked(false)
      confirmToast(t('webhooks.deleted', { name: webhook.name }))
      void navigate({ to: '/sites/$siteId/webhooks', params: { siteId: String(siteId) }, search: {} })
    },
  })
  return (
    <>
      <Button variant="bare-danger" onClick={() => setAsked(true)}>
        {t('webhooks.delete')}
      </Button>
      <AlertDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('webhooks.delete_title', { name: webhook.name })}
        body={t('webhooks.delete_body')}
        confirm={t('webhooks.delete')}
        cancel={t('webhooks.keep')}
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ site_id: siteId, webhook_id: webhook.id })}
      />
    </>
  )
}
