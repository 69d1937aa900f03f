import { ArrowUpDown, ChevronDown, PanelRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticleStatus } from '../../../contract/articles.ts'
import type { LibrarySearch } from '../../routes.tsx'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceMenu } from '../../ui/ChoiceMenu.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { isSearching, ordered, sortOf, type Direction, type LibrarySort } from './library-search.ts'
import { togglePreview, useIsPreviewOpen } from './preview-store.ts'
import { SearchBox } from './SearchBox.tsx'
import { capital } from './words.ts'

interface ToolbarProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  onLeave: () => void
}

const ALL = 'all'
const sorts: LibrarySort[] = ['updated', 'created', 'title', 'words']

/** Search, filters and order. The route holds them all. */
export function LibraryToolbar({ search, onSearch, onLeave }: ToolbarProps) {
  const { t } = useTranslation('articles')
  const preview = useIsPreviewOpen()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <SearchBox q={search.q ?? ''} onSearch={(q) => onSearch({ ...search, q: q || undefined })} onLeave={onLeave} />
      <StatusFilter search={search} onSearch={onSearch} />
      <LanguageFilter search={search} onSearch={onSearch} />
      <span className="flex-1" />
      {isSearching(search) ? (
        <span className="px-3 text-faint">{t('sort.relevance')}</span>
      ) : (
        <OrderMenu search={search} onSearch={onSearch} />
      )}
      <IconButton icon={PanelRight} label={t('preview.toggle')} pressed={preview} onClick={togglePreview} />
    </div>
  )
}

type FilterProps = Pick<ToolbarProps, 'search' | 'onSearch'>

function StatusFilter({ search, onSearch }: FilterProps) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  const counts = useOperation('get_library_counts', {}).data?.by_status
  const choices = ArticleStatus.options.map((status) => ({
    value: status,
    label: t(`status.${status}`),
    note: counts && format.number(counts[status] ?? 0),
  }))
  return (
    <ChoiceMenu
      trigger={
        <Button>
          {t('column.status')}
          <Icon icon={ChevronDown} className="-mr-1 text-faint" />
        </Button>
      }
      groups={[
        {
          label: t('filter.status'),
          value: search.status ?? ALL,
          onChange: (value) => onSearch({ ...search, status: ArticleStatus.safeParse(value).data }),
          choices: [{ value: ALL, label: t('filter.any_status') }, ...choices],
        },
      ]}
    />
  )
}

function LanguageFilter({ search, onSearch }: FilterProps) {
  const { t, i18n } = useTranslation('articles')
  const format = useFormats()
  const counts = useOperation('get_library_counts', {}).data?.by_language ?? {}
  // A language that no article has any more stays choosable while it is the filter.
  const codes = new Set([...Object.keys(counts), ...(search.language ? [search.language] : [])])
  const choices = [...codes]
    .map((code) => ({ value: code, label: capital(format.language(code)), note: format.number(counts[code] ?? 0) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <ChoiceMenu
      trigger={
        <Button>
          {t('column.language')}
          <Icon icon={ChevronDown} className="-mr-1 text-faint" />
        </Button>
      }
      groups={[
        {
          label: t('filter.language'),
          value: search.language ?? ALL,
          onChange: (value) => onSearch({ ...search, language: value === ALL ? undefined : value }),
          choices: [{ value: ALL, label: t('filter.any_language') }, ...choices],
        },
      ]}
    />
  )
}

function OrderMenu({ search, onSearch }: FilterProps) {
  const { t } = useTranslation('articles')
  const { sort, direction } = sortOf(search)
  const kind = sort === 'updated' || sort === 'created' ? 'time' : sort
  return (
    <ChoiceMenu
      align="end"
      trigger={
        <Button variant="bare" icon={ArrowUpDown}>
          {t(`sort.${sort}`)}
        </Button>
      }
      groups={[
        {
          label: t('sort.label'),
          value: sort,
          onChange: (value) => {
            const next = sorts.find((one) => one === value) ?? sort
            onSearch(ordered(search, next, sortOf({ sort: next }).direction))
          },
          choices: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
        },
        {
          label: t('sort.direction'),
          value: direction,
          onChange: (value) => onSearch(ordered(search, sort, value as Direction)),
          choices: (['desc', 'asc'] as const).map((value) => ({ value, label: t(`sort.${kind}_${value}`) })),
        },
      ]}
    />
  )
}
