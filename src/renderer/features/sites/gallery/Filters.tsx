import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Select } from '../../../ui/Select.tsx'
import { Segments } from '../parts/Segments.tsx'

export const categories = ['business', 'portfolio', 'blog', 'landing', 'community'] as const

export interface GalleryFilter {
  category?: string | undefined
  language?: string | undefined
}

export interface FiltersProps {
  filter: GalleryFilter
  onFilter: (filter: GalleryFilter) => void
  /** Languages that may be asked for. */
  languages: readonly string[]
}

const ALL = 'all'

/** What kind of site, and in which language. */
export function Filters({ filter, onFilter, languages }: FiltersProps) {
  const { t, i18n } = useTranslation('sites')
  const format = useFormats()
  const capital = (name: string) => name.charAt(0).toLocaleUpperCase(i18n.language) + name.slice(1)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-7">
      <Segments
        label={t('gallery.category')}
        value={filter.category ?? ALL}
        onChange={(value) => onFilter({ ...filter, category: value === ALL ? undefined : value })}
        options={[ALL, ...categories].map((value) => ({ value, label: t(`gallery.categories.${value}`) }))}
        className="-ml-3"
      />
      <div className="w-52">
        <Select
          label={t('gallery.language')}
          value={filter.language ?? ALL}
          onChange={(value) => onFilter({ ...filter, language: value === ALL ? undefined : value })}
          options={[
            { value: ALL, label: t('gallery.any_language') },
            ...languages.map((code) => ({ value: code, label: capital(format.language(code)) })),
          ]}
        />
      </div>
    </div>
  )
}
