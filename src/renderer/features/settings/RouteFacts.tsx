import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CredentialHolder } from '../../../contract/settings.ts'
import { Chip } from '../../ui/Chip.tsx'
import { providerName } from './providers.ts'

interface Route {
  key: string
  name: string
  provider: CredentialHolder
  upstream_model: string
  base_url: string | null
  ready: boolean
  changed: boolean
}

/** Which model a public key leads to, and whether it could be asked now. */
export function RouteFacts({ route }: { route: Route }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{route.name}</h3>
        <code className="font-code text-small text-faint">{route.key}</code>
        {route.ready ? (
          <Chip icon={CircleCheck} tone="good">
            {t('models.routes.ready')}
          </Chip>
        ) : (
          <Chip icon={CircleDashed}>{t('models.routes.not_ready')}</Chip>
        )}
        {route.changed && <Chip>{t('models.routes.changed')}</Chip>}
      </div>
      <p className="text-pretty text-muted">
        {providerName(route.provider, t)} · <code className="font-code text-dense">{route.upstream_model}</code>
        {route.base_url && (
          <>
            {' · '}
            <code className="font-code text-dense break-all">{route.base_url}</code>
          </>
        )}
      </p>
    </>
  )
}
