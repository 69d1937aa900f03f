import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageRouteSetting } from '../../../contract/images.ts'
import { useFormats } from '../../format.ts'
import { useAct } from '../../query.ts'
import { Failure } from '../../ui/Failure.tsx'
import { confirmToast } from '../../ui/toast.tsx'
import { imageProviders } from './providers.ts'
import { RouteButtons } from './RouteButtons.tsx'
import { RouteDialog } from './RouteDialog.tsx'
import { RouteFacts } from './RouteFacts.tsx'

/** One public key of an image model: who draws when it is asked for, and what a picture costs. */
export function ImageRouteRow({ route }: { route: ImageRouteSetting }) {
  const { t } = useTranslation('settings')
  const format = useFormats()
  const [editing, setEditing] = useState(false)
  const save = useAct('save_image_route', {
    onSuccess: () => {
      confirmToast(t('models.routes.saved', { name: route.name }))
      setEditing(false)
    },
  })
  const reset = useAct('reset_image_route', {
    onSuccess: () => confirmToast(t('models.routes.was_reset', { name: route.name })),
  })
  const price = { price: format.usd(route.usd_per_image), date: format.date(route.price_date) }
  return (
    <div className="flex flex-col gap-2.5 py-4">
      <RouteFacts route={route} />
      <p className="text-dense text-faint">
        {route.usd_per_image === 0 ? t('models.images.free') : t('models.images.price', price)}
        {!route.ready && <span className="block">{t('models.images.offline_instead')}</span>}
      </p>
      <RouteButtons
        route={route}
        resetting={reset.isPending}
        onEdit={() => setEditing(true)}
        onReset={() => reset.mutate({ key: route.key })}
      />
      <Failure error={reset.error} />
      {editing && (
        <RouteDialog
          route={route}
          providers={imageProviders}
          body={t('models.images.edit_body', { key: route.key })}
          busy={save.isPending}
          error={save.error}
          onSave={(values, onError) => save.mutate({ key: route.key, ...values }, { onError })}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
