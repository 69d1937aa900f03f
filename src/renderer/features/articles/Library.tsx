import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { useCommand } from '../../commands.ts'
import type { LibrarySearch } from '../../routes.tsx'
import { Button } from '../../ui/Button.tsx'
import { BulkBar } from './BulkBar.tsx'
import { EmptyLibrary, NoMatch } from './EmptyLists.tsx'
import { FilterStrip } from './FilterStrip.tsx'
import { RowGrid } from './grid/RowGrid.tsx'
import { focusCurrentRow } from './grid/use-grid-focus.ts'
import { without } from './grid/selection.ts'
import { useSelection } from './grid/use-selection.ts'
import { libraryCells, libraryColumns, LibraryHead } from './library-columns.tsx'
import { filterCount, inputOf, sortedBy, sortOf, unfiltered } from './library-search.ts'
import { LibraryToolbar } from './LibraryToolbar.tsx'
import { ListFrame } from './ListFrame.tsx'
import { listNotes, ListWaiting } from './ListNotes.tsx'
import { Preview } from './Preview.tsx'
import { togglePreview } from './preview-store.ts'
import { useArticleActs } from './use-article-acts.ts'
import { useArticlePages } from './use-article-pages.ts'
import { openArticle, useLibraryActs } from './use-library-acts.ts'
import { useMarks } from './use-marks.ts'
import { usePlace } from './use-place.ts'
import { useRowLook } from './use-row-look.ts'

interface LibraryProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}

/** Search, filters, the table and what can be done with it, and the preview. */
export function Library({ search, onSearch }: LibraryProps) {
  const { t } = useTranslation('articles')
  const look = useRowLook()
  const pages = useArticlePages(inputOf(search))
  const place = usePlace('library', pages.question)
  const [selection, select] = useSelection(pages, pages.scope, place.current)
  const marks = useMarks(pages, selection, select)
  const acts = useArticleActs({
    onDone: (ids) => select((old) => without(old, ids)),
    onWish: (id) => {
      select((old) => ({ ...old, wish: id }))
      focusCurrentRow()
    },
  })
  const { bulk, entries } = useLibraryActs(acts, marks.targets)
  useCommand('list.mark_all', marks.onMarkAll)
  useCommand('library.preview', togglePreview)

  const { sort } = sortOf(search)
  const cells = useCallback((item: LibraryItem) => libraryCells(item, look, sort), [look, sort])
  const filters = filterCount(search)
  const shown = pages.items[selection.at] ?? pages.items[0] ?? null
  const empty = pages.total === 0 && !pages.waiting && !pages.error
  const clear = () => onSearch(unfiltered(search))

  if (empty && filters === 0 && !pages.stale) return <EmptyLibrary />
  return (
    <div data-context="library" className="flex min-h-0 flex-1 flex-col">
      <LibraryToolbar search={search} onSearch={onSearch} onLeave={() => focusCurrentRow({ anyway: true })} />
      <ListFrame
        strip={
          selection.marked.size > 0 ? (
            <BulkBar marks={marks} marked={selection.marked.size} acts={bulk} />
          ) : (
            <FilterStrip
              search={search}
              onSearch={onSearch}
              total={pages.waiting || pages.error ? null : pages.total}
            />
          )
        }
        note={listNotes(pages, acts)}
        preview={
          <Preview
            item={shown}
            action={shown && <Button onClick={() => openArticle(shown.id)}>{t('act.open')}</Button>}
          />
        }
      >
        {pages.waiting && <ListWaiting />}
        {empty && filters > 0 && <NoMatch filters={filters} onClear={clear} />}
        {pages.total > 0 && (
          <RowGrid
            label={t('list.name')}
            context="list"
            columns={libraryColumns}
            head={
              <LibraryHead
                search={search}
                onSort={(column) => onSearch(sortedBy(search, column))}
                marks={marks.state}
                onMarks={marks.onBox}
              />
            }
            pages={pages}
            selection={selection}
            select={select}
            height={pages.items[0]?.snippet != null ? 'h-[calc(var(--row)+1.25rem)]' : 'h-row'}
            cells={cells}
            entries={entries}
            place={place}
            onOpen={openArticle}
            onMarkAll={marks.onMarkAll}
          />
        )}
      </ListFrame>
    </div>
  )
}
