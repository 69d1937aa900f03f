import { useTranslation } from 'react-i18next'
import type { ModelRoute } from '../../../../contract/settings.ts'
import { useOperation } from '../../../query.ts'
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
  if (routes.error) return <Failure error={routes.error} title={t('brief.routes_failed')} />
  if (!routes.data) return <Skeleton rows={4} />
  return (
    <RadioGroup
      label={t('brief.writer')}
      value={value}
      onChange={onChange}
      options={[
        ...routes.data.map((route) => ({
          value: route.key,
          label: <RouteName route={route} />,
          hint: route.ready ? t('brief.ready', { model: route.upstream_model }) : t('brief.no_key'),
        })),
        { value: 'offline' as const, label: t('offline_drafter'), hint: t('brief.offline_hint') },
      ]}
    />
  )
}

const RouteName = ({ route }: { route: ModelRoute }) => <span translate="no">{route.name}</span>
