import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import type { LibrarySearch } from '../../routes.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isSearching, sortOf, type LibrarySort } from './library-search.ts'
import { MarkCell, MomentCell, MoreCell, TitleCell } from './RowParts.tsx'
import { StatusMark } from './StatusMark.tsx'
import type { RowLook } from './use-row-look.ts'

/** Mark, title, status, language, words, date, menu. A narrow list folds language, then words, then status. */
export const libraryColumns = classes(
  'grid-cols-[1.5rem_minmax(0,1fr)_7.5rem_1.5rem]',
  '@lg:grid-cols-[1.5rem_minmax(0,1fr)_8rem_8rem_1.5rem]',
  '@3xl:grid-cols-[1.5rem_minmax(0,1fr)_8rem_4rem_8.5rem_1.5rem]',
  '@4xl:grid-cols-[1.5rem_minmax(0,1fr)_8rem_7.5rem_4rem_8.5rem_1.5rem]',
)

const fold = { status: 'hidden @lg:block', words: 'hidden @3xl:block', language: 'hidden @4xl:block' }

export const libraryCells = (item: LibraryItem, look: RowLook, sort: LibrarySort) => (
  <>
    <MarkCell />
    <TitleCell item={item} look={look} />
    <span role="gridcell" className={classes(fold.status, 'min-w-0 text-muted')}>
      <StatusMark status={item.status} word={look.status[item.status]} />
    </span>
    <span role="gridcell" className={classes(fold.language, 'truncate text-muted first-letter:uppercase')}>
      {look.format.language(item.language)}
    </span>
    <span role="gridcell" className={classes(fold.words, 'nums text-right text-muted')}>
      {look.format.number(item.word_count)}
    </span>
    <MomentCell at={sort === 'created' ? item.created_at : item.updated_at} look={look} className="@3xl:pl-2" />
    <MoreCell item={item} look={look} />
  </>
)

interface HeadProps {
  search: LibrarySearch
  onSort: (column: LibrarySort) => void
  /** Whether all, some or none of the loaded rows are marked. */
  marks: 'all' | 'some' | 'none'
  onMarks: (all: boolean) => void
}

export function LibraryHead({ search, onSort, marks, onMarks }: HeadProps) {
  const { t } = useTranslation('articles')
  const now = sortOf(search)
  const dated = now.sort === 'created' ? 'created' : 'updated'
  const searching = isSearching(search)
  const sortable = (column: LibrarySort, label: string, extra?: string) =>
    searching ? (
      <span role="columnheader" className={extra}>
        {label}
      </span>
    ) : (
      <SortHeader
        label={label}
        direction={now.sort === column ? now.direction : null}
        onSort={() => onSort(column)}
        extra={extra}
      />
    )
  return (
    <>
      <span role="columnheader" className="flex items-center justify-center">
        <Checkbox
          hideLabel
          label={t('list.mark_all')}
          checked={marks === 'all'}
          mixed={marks === 'some'}
          onChange={() => onMarks(marks === 'none')}
        />
      </span>
      {sortable('title', t('column.title'))}
      <span role="columnheader" className={fold.status}>
        {t('column.status')}
      </span>
      <span role="columnheader" className={fold.language}>
        {t('column.language')}
      </span>
      {sortable('words', t('column.words'), classes(fold.words, 'text-right'))}
      {sortable(dated, dated === 'created' ? t('column.created') : t('column.updated'), '@3xl:pl-2')}
      <span role="columnheader">
        <span className="sr-only">{t('column.actions')}</span>
      </span>
    </>
  )
}

interface SortHeaderProps {
  label: string
  direction: 'asc' | 'desc' | null
  onSort: () => void
  extra?: string
}

function SortHeader({ label, direction, onSort, extra }: SortHeaderProps) {
  return (
    <span
      role="columnheader"
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      className={classes('min-w-0', extra)}
    >
      <button
        type="button"
        onClick={onSort}
        className={classes(
          '-mx-1 inline-flex h-6 max-w-full items-center gap-1 rounded-mark px-1 hover:text-ink focus-visible:outline-offset-0',
          direction !== null && 'font-medium text-ink',
        )}
      >
        <span className="truncate">{label}</span>
        {direction !== null && <Icon icon={direction === 'asc' ? ArrowUp : ArrowDown} className="size-3.5" />}
      </button>
    </span>
  )
}
