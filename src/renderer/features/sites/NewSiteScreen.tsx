import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FilteredGallery } from './gallery/Gallery.tsx'
import { SetUp } from './gallery/SetUp.tsx'

/** A new site: what it begins with, then how it is called. Both steps are places to go back to. */
export function NewSiteScreen() {
  const { t, i18n } = useTranslation('sites')
  const search = useSearch({ from: '/sites/new' })
  const navigate = useNavigate({ from: '/sites/new' })
  const { template: key } = search
  const templates = useOperation('list_templates', { locale: search.language ?? i18n.language })
  // Named in the language of the interface where it does not speak the one that was asked for.
  const named = useOperation('list_templates', { locale: i18n.language })
  const template = [...(templates.data ?? []), ...(named.data ?? [])].find((one) => one.key === key)
  const place = [{ label: t('title'), to: '/sites' }] as const
  if (key === undefined || (key !== 'blank' && named.data && !template)) {
    return (
      <Screen title={t('new.title')} place={place}>
        <p className="max-w-prose pb-6 text-pretty text-muted">{t('new.body')}</p>
        <FilteredGallery filter={search} onFilter={(filter) => void navigate({ search: filter, replace: true })} />
      </Screen>
    )
  }
  return (
    <Screen title={t('new.title')} place={place} layout="full">
      <Failure error={templates.error} />
      {key !== 'blank' && !template && !templates.error && <Skeleton rows={5} className="px-8 py-8" />}
      {(key === 'blank' || template) && <SetUp template={template ?? null} search={search} />}
    </Screen>
  )
}
