import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import type { LibrarySearch } from '../../routes.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { filterCount, unfiltered } from './library-search.ts'
import { capital } from './words.ts'

interface FilterStripProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  /** How many articles are listed; null while that is not known. */
  total: number | null
}

/** How many there are, and by which filters: each can be taken off. */
export function FilterStrip({ search, onSearch, total }: FilterStripProps) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  const filters = filterCount(search)
  const q = search.q?.trim()
  return (
    <>
      <span role="status" className="nums shrink-0 text-faint">
        {total === null
          ? ''
          : t(filters > 0 ? 'list.found' : 'list.count', { count: total, number: format.number(total) })}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 overflow-x-auto py-1">
        {q && (
          <FilterChip
            label={t('filter.q', { q })}
            removeLabel={t('filter.remove_q')}
            onRemove={() => onSearch({ ...search, q: undefined })}
          />
        )}
        {search.status && (
          <FilterChip
            label={t(`status.${search.status}`)}
            removeLabel={t('filter.remove_status')}
            onRemove={() => onSearch({ ...search, status: undefined })}
          />
        )}
        {search.language && (
          <FilterChip
            label={capital(format.language(search.language))}
            removeLabel={t('filter.remove_language')}
            onRemove={() => onSearch({ ...search, language: undefined })}
          />
        )}
      </span>
      {filters > 0 && (
        <Button variant="bare" className="-ml-1 h-7! text-accent!" onClick={() => onSearch(unfiltered(search))}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  )
}

interface FilterChipProps {
  label: string
  removeLabel: string
  onRemove: () => void
}

const FilterChip = ({ label, removeLabel, onRemove }: FilterChipProps) => (
  <Chip tone="accent" onRemove={onRemove} removeLabel={removeLabel}>
    <span className="max-w-56 truncate">{label}</span>
  </Chip>
)
