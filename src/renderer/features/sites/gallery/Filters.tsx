import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { Select } from '../../../ui/Select.tsx'

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
      <div role="group" aria-label={t('gallery.category')} className="flex flex-wrap gap-1">
        {[undefined, ...categories].map((category) => (
          <button
            key={category ?? ALL}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onFilter({ ...filter, category })}
            className={classes(
              'h-control rounded-control px-3 text-muted hover:bg-sunken hover:text-ink',
              'aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-ink',
            )}
          >
            {t(`gallery.categories.${category ?? ALL}`)}
          </button>
        ))}
      </div>
      <Select
        label={t('gallery.language')}
        value={filter.language ?? ALL}
        onChange={(value) => onFilter({ ...filter, language: value === ALL ? undefined : value })}
        options={[
          { value: ALL, label: t('gallery.any_language') },
          ...languages.map((code) => ({ value: code, label: capital(format.language(code)) })),
        ]}
        className="w-52"
      />
    </div>
  )
}
