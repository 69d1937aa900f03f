import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedTemplate } from '../../../../contract/hosted.ts'
import { speaksAlike } from '../../../../text/site-address.ts'
import { useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { BlankCard } from './BlankCard.tsx'
import { Filters, type GalleryFilter } from './Filters.tsx'
import { TemplateCard } from './TemplateCard.tsx'

/** The gallery where its filter is nobody else's business. */
export function Gallery() {
  const [filter, setFilter] = useState<GalleryFilter>({})
  return <FilteredGallery filter={filter} onFilter={setFilter} />
}

/** The templates, in the language asked for or else in that of the interface. */
export function FilteredGallery({ filter, onFilter }: { filter: GalleryFilter; onFilter: (f: GalleryFilter) => void }) {
  const { t, i18n } = useTranslation('sites')
  const shown = filter.language ?? i18n.language
  const all = useOperation('list_templates', { locale: i18n.language })
  const spoken = useOperation('list_templates', { locale: shown })
  const own = useOperation('get_settings', {}).data?.general.language
  const languages = [...new Set([...(all.data ?? []).flatMap(({ locales }) => locales), ...(own ? [own] : [])])]
  const search = {
    ...(filter.category && { category: filter.category }),
    ...(filter.language && { language: filter.language }),
  }
  const templates = spoken.data?.filter(({ category }) => !filter.category || category === filter.category)
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} languages={languages} />
      <Failure error={spoken.error} actions={<Button onClick={() => void spoken.refetch()}>{t('again')}</Button>} />
      {spoken.isPending && <Skeleton rows={6} />}
      {templates?.length === 0 && (
        <EmptyState
          size="quiet"
          title={t('gallery.none')}
          actions={<Button onClick={() => onFilter({})}>{t('gallery.show_all')}</Button>}
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-8 gap-y-10">
        {templates?.map((template) => (
          <li key={template.key}>
            <TemplateCard template={template} locale={localeOf(template, shown)} search={search} />
          </li>
        ))}
        {templates && (
          <li>
            <BlankCard search={search} />
          </li>
        )}
      </ul>
    </>
  )
}

/** The locale in which a template is named and shown. */
export const localeOf = ({ locales }: Pick<HostedTemplate, 'locales'>, wanted: string): string =>
  locales.find((locale) => locale === wanted) ?? locales.find((locale) => speaksAlike(locale, wanted)) ?? 'en'
