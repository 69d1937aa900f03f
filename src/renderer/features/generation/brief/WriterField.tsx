import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ModelRoute } from '../../../../contract/settings.ts'
import { useOperation } from '../../../query.ts'
import { closeOverlay } from '../../../shell/overlay-store.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Brief } from './brief.ts'

export interface WriterFieldProps {
  value: Brief['writer']
  onChange: (writer: Brief['writer']) => void
}

/** Who writes: a model, or the offline drafter. A model without a key is named as what it would be. */
export function WriterField({ value, onChange }: WriterFieldProps) {
  const { t } = useTranslation('generation')
  const routes = useOperation('list_model_routes', {})
  const chosen = routes.data?.find(({ key }) => key === value)
  if (routes.error) return <Failure error={routes.error} title={t('brief.routes_failed')} />
  if (!routes.data) return <Skeleton rows={4} />
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={t('brief.writer')}
        value={value}
        onChange={onChange}
        options={[
          ...routes.data.map((route) => ({
            value: route.key,
            label: <RouteName route={route} />,
            hint: routeHint(route),
          })),
          { value: 'offline' as const, label: t('offline_drafter'), hint: t('brief.offline_hint') },
        ]}
      />
      {chosen && !chosen.ready && (
        <Link
          to="/settings/{-$page}"
          params={{ page: 'models' }}
          onClick={closeOverlay}
          className="self-start py-0.5 pl-6 text-accent underline underline-offset-2 hover:no-underline"
        >
          {t('brief.connect')}
        </Link>
      )}
    </div>
  )

  function routeHint(route: ModelRoute) {
    return route.ready ? t('brief.ready', { model: route.upstream_model }) : t('brief.no_key')
  }
}

const RouteName = ({ route }: { route: ModelRoute }) => <span translate="no">{route.name}</span>
