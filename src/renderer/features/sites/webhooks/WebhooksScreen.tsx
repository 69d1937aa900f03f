import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WebhookEvent } from '../../../../contract/webhooks.ts'
import { useCommand } from '../../../commands.ts'
import { useOperation } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { idOf } from '../parts/addresses.ts'
import { Segments } from '../parts/Segments.tsx'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { CreateWebhook } from './CreateWebhook.tsx'
import { LabView } from './lab/LabView.tsx'
import { WebhookDetail } from './WebhookDetail.tsx'
import { WebhookList } from './WebhookList.tsx'
import { eventHintKey, eventKey } from './event-keys.ts'

export function WebhooksScreen() {
  const { t } = useTranslation('site-tools')
  const siteId = idOf(useParams({ from: '/sites/$siteId/webhooks' }).siteId)
  const { view } = useSearch({ from: '/sites/$siteId/webhooks' })
  const navigate = useNavigate({ from: '/sites/$siteId/webhooks' })
  const [creating, setCreating] = useState(false)
  const create = () => setCreating(true)
  useCommand('webhook.new', create)
  return (
    <SiteScreen
      siteId={siteId}
      page="webhooks"
      actions={() => (
        <Button variant="primary" icon={Plus} onClick={create}>
          {t('webhooks.create.open')}
        </Button>
      )}
    >
      {() => (
        <div className="flex flex-col gap-6">
          <Segments
            label={t('webhooks.views')}
            value={view ?? 'list'}
            onChange={(next) => void navigate({ search: next === 'lab' ? { view: 'lab' } : {} })}
            options={[
              { value: 'list', label: t('nav.webhooks') },
              { value: 'lab', label: t('webhooks.lab') },
            ]}
            className="-ml-3"
          />
          {view === 'lab' ? <LabView /> : <Webhooks siteId={siteId} onCreate={create} />}
          {creating && (
            <CreateWebhook
              siteId={siteId}
              onClose={(made) => {
                setCreating(false)
                if (made) void navigate({ search: { webhook: made } })
              }}
            />
          )}
        </div>
      )}
    </SiteScreen>
  )
}

function Webhooks({ siteId, onCreate }: { siteId: number; onCreate: () => void }) {
  const { t } = useTranslation('site-tools')
  const { webhook: wished } = useSearch({ from: '/sites/$siteId/webhooks' })
  const { data, error, isPending, refetch } = useOperation('list_webhooks', { site_id: siteId })
  const online = useOperation('get_status', {}).data?.online ?? true
  const chosen = data?.find(({ id }) => id === wished)
  if (chosen) return <WebhookDetail key={chosen.id} siteId={siteId} webhook={chosen} />
  return (
    <div className="flex max-w-240 flex-col gap-4">
      <Failure error={error} actions={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      {isPending && <Skeleton rows={3} />}
      {!online && <Banner>{t('webhooks.offline')}</Banner>}
      {data?.length === 0 && <Empty onCreate={onCreate} />}
      {data && data.length > 0 && <WebhookList siteId={siteId} webhooks={data} />}
    </div>
  )
}

/** The three things that can be told, explained before there is anything to tell. */
function Empty({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('site-tools')
  return (
    <div className="flex max-w-140 flex-col items-start gap-4 py-6">
      <p className="font-prose text-screen text-balance">{t('webhooks.empty')}</p>
      <p className="text-pretty text-muted">{t('webhooks.empty_body')}</p>
      <dl className="w-full">
        {WebhookEvent.options.map((event) => (
          <div key={event} className="border-b border-line py-2.5">
            <dt className="font-medium">{t(eventKey(event))}</dt>
            <dd className="text-dense text-pretty text-muted">{t(eventHintKey(event))}</dd>
          </div>
        ))}
      </dl>
      <Button variant="primary" icon={Plus} onClick={onCreate}>
        {t('webhooks.create.open')}
      </Button>
    </div>
  )
}
