import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelRoute } from '../../../contract/settings.ts'
import { useFormats } from '../../format.ts'
import { useAct, useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { confirmToast } from '../../ui/toast.tsx'
import { isLocal, providers } from './providers.ts'
import { RouteButtons } from './RouteButtons.tsx'
import { RouteDialog } from './RouteDialog.tsx'
import { RouteFacts } from './RouteFacts.tsx'
import { RouteTest } from './RouteTest.tsx'

/** One public model key: who writes when it is asked for, at what price, and a real try. */
export function RouteRow({ route }: { route: ModelRoute }) {
  const { t } = useTranslation('settings')
  const format = useFormats()
  const [editing, setEditing] = useState(false)
  const online = useOperation('get_status', {}).data?.online ?? true
  const test = useAct('test_model_route')
  const save = useAct('save_model_route', {
    onSuccess: () => {
      confirmToast(t('models.routes.saved', { name: route.name }))
      setEditing(false)
    },
  })
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
      <RouteFacts route={route} />
      <p className="text-dense text-faint">
        {free ? t('models.routes.free') : t('models.routes.price', prices)}
        {!route.ready && <span className="block">{t('models.routes.offline_instead')}</span>}
      </p>
      <RouteButtons
        route={route}
        resetting={reset.isPending}
        onEdit={() => setEditing(true)}
        onReset={() => reset.mutate({ key: route.key })}
      >
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
      </RouteButtons>
      <div aria-live="polite">{test.data && <RouteTest result={test.data} />}</div>
      <Failure error={test.error ?? reset.error} />
      {editing && (
        <RouteDialog
          route={route}
          providers={providers}
          body={t('models.edit.body', { key: route.key })}
          busy={save.isPending}
          error={save.error}
          onSave={(values, onError) => save.mutate({ key: route.key, ...values }, { onError })}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
