import { useTranslation } from 'react-i18next'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CredentialRow } from './CredentialRow.tsx'
import { Group } from './Group.tsx'
import { ImageRouteRow } from './ImageRouteRow.tsx'
import { RouteRow } from './RouteRow.tsx'
import { StoreState } from './StoreState.tsx'

export function ModelsPage() {
  const { t } = useTranslation('settings')
  const credentials = useOperation('list_credentials', {})
  const routes = useOperation('list_model_routes', {})
  const imageRoutes = useOperation('list_image_routes', {})
  return (
    <>
      <Group title={t('models.credentials.title')} hint={t('models.credentials.hint')}>
        {credentials.isPending && <Skeleton rows={4} />}
        <Failure
          error={credentials.error}
          actions={<Button onClick={() => void credentials.refetch()}>{t('again')}</Button>}
        />
        {credentials.data && (
          <>
            <StoreState store={credentials.data.store} onRetry={() => void credentials.refetch()} />
            <ul className="-my-2">
              {credentials.data.credentials.map((credential) => (
                <li key={credential.provider} className="border-b border-line last:border-b-0">
                  <CredentialRow credential={credential} locked={credentials.data.store === 'locked'} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Group>
      <Group title={t('models.routes.title')} hint={t('models.routes.hint')}>
        {routes.isPending && <Skeleton rows={3} />}
        <Failure error={routes.error} actions={<Button onClick={() => void routes.refetch()}>{t('again')}</Button>} />
        <ul className="-my-4">
          {routes.data?.map((route) => (
            <li key={route.key} className="border-b border-line last:border-b-0">
              <RouteRow route={route} />
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('models.images.title')} hint={t('models.images.hint')}>
        {imageRoutes.isPending && <Skeleton rows={3} />}
        <Failure
          error={imageRoutes.error}
          actions={<Button onClick={() => void imageRoutes.refetch()}>{t('again')}</Button>}
        />
        <ul className="-my-4">
          {imageRoutes.data?.map((route) => (
            <li key={route.key} className="border-b border-line last:border-b-0">
              <ImageRouteRow route={route} />
            </li>
          ))}
        </ul>
      </Group>
    </>
  )
}
