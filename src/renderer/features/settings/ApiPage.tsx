import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { Group } from './Group.tsx'
import { KeyTable } from './KeyTable.tsx'
import { mcpConfig, snippet } from './snippet.ts'
import { useSettings } from './use-settings.ts'

export function ApiPage() {
  const { t } = useTranslation('settings')
  const [creating, setCreating] = useState(false)
  const status = useOperation('get_status', {})
  const keys = useOperation('list_api_keys', {})
  const plan = useSettings().data?.plan.name
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t('api.keys.create')}
    </Button>
  )
  return (
    <>
      {plan === 'starter' && (
        <div className="mb-6">
          <Banner title={t('api.plan_title')}>{t('api.plan')}</Banner>
        </div>
      )}
      <Group title={t('api.address.title')} hint={t('api.address.hint')}>
        <Failure error={status.error} />
        {status.data && (
          <>
            <CodeBlock text={status.data.api} label={t('api.address.title')} />
            <p>
              <ExternalLink href={`${status.data.api}/docs`}>{t('api.address.docs')}</ExternalLink>
            </p>
          </>
        )}
      </Group>
      <Group
        title={t('api.keys.title')}
        hint={t('api.keys.hint')}
        actions={keys.data && keys.data.length > 0 && create}
      >
        {keys.isPending && <Skeleton rows={3} />}
        <Failure error={keys.error} actions={<Button onClick={() => void keys.refetch()}>{t('again')}</Button>} />
        {keys.data?.length === 0 && <EmptyState size="quiet" title={t('api.keys.empty')} actions={create} />}
        {keys.data && keys.data.length > 0 && <KeyTable keys={keys.data} />}
      </Group>
      <Group title={t('api.try.title')} hint={t('api.try.hint')}>
        {status.data && <CodeBlock text={snippet(status.data.api, '$QUOIN_KEY')} label={t('api.try.title')} />}
      </Group>
      <Group title={t('api.mcp.title')} hint={t('api.mcp.hint')}>
        {status.data && (
          <>
            <CodeBlock text={status.data.mcp} label={t('api.mcp.title')} />
            <CodeBlock text={mcpConfig(status.data.mcp, '$QUOIN_KEY')} label={t('api.mcp.config')} />
            <p className="text-dense text-pretty text-muted">{t('api.mcp.config_hint')}</p>
          </>
        )}
      </Group>
      {creating && <CreateKeyDialog address={status.data?.api ?? ''} onClose={() => setCreating(false)} />}
    </>
  )
}
