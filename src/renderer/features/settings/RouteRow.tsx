import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelRoute } from '../../../contract/settings.ts'
import { useFormats } from '../../format.ts'
import { useAct, useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { confirmToast } from '../../ui/toast.tsx'
import { isLocal, providerName } from './providers.ts'
import { RouteDialog } from './RouteDialog.tsx'
import { RouteTest } from './RouteTest.tsx'

/** One public model key: who writes when it is asked for, at what price, and a real try. */
export function RouteRow({ route }: { route: ModelRoute }) {
  const { t } = useTranslation('settings')
  const format = useFormats()
  const [editing, setEditing] = useState(false)
  const online = useOperation('get_status', {}).data?.online ?? true
  const test = useAct('test_model_route')
  const reset = useAct('reset_model_route', {
    onSuccess: () => confirmToast(t('models.routes.was_reset', { name: route.name })),
  })
  const prices = {
    in: format.usd(route.usd_per_million_in),
    out: format.usd(route.usd_per_million_out),
    date: format.date(route.price_date),
  }
  const free = route.usd_per_million_in === 0 && route.usd_per_million_out === 0
  return (
    <div className="flex flex-col gap-2.5 py-4">
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
      <p className="text-dense text-faint">
        {free ? t('models.routes.free') : t('models.routes.price', prices)}
        {!route.ready && <span className="block">{t('models.routes.offline_instead')}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={test.isPending}
          aria-label={t('models.routes.test_of', { name: route.name })}
          disabledReason={
            !route.ready ? t('models.routes.needs_key') : !online && !isLocal(route) ? t('needs_connection') : null
          }
          onClick={() => test.mutate({ key: route.key })}
        >
          {t('models.routes.test')}
        </Button>
        <Button aria-label={t('models.routes.edit_of', { name: route.name })} onClick={() => setEditing(true)}>
          {t('models.routes.edit')}
        </Button>
        {route.changed && (
          <Button
            variant="bare"
            busy={reset.isPending}
            aria-label={t('models.routes.reset_of', { name: route.name })}
            onClick={() => reset.mutate({ key: route.key })}
          >
            {t('models.routes.reset')}
          </Button>
        )}
      </div>
      <div aria-live="polite">{test.data && <RouteTest result={test.data} />}</div>
      <Failure error={test.error ?? reset.error} />
      {editing && <RouteDialog route={route} onClose={() => setEditing(false)} />}
    </div>
  )
}
