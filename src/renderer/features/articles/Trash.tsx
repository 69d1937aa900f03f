import { Trash2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { shownKeys, useCommand } from '../../commands.ts'
import { useFormats } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EmptyTrash } from './EmptyLists.tsx'
import { RowGrid } from './grid/RowGrid.tsx'
import { focusCurrentRow } from './grid/use-grid-focus.ts'
import { without } from './grid/selection.ts'
import { useSelection } from './grid/use-selection.ts'
import { ListFrame } from './ListFrame.tsx'
import { listNotes, ListWaiting } from './ListNotes.tsx'
import { Preview } from './Preview.tsx'
import { trashCells, trashColumns, TrashHead } from './trash-columns.tsx'
import { useArticleActs } from './use-article-acts.ts'
import { useArticlePages, type ListInput } from './use-article-pages.ts'
import { useMarks } from './use-marks.ts'
import { usePlace } from './use-place.ts'
import { useRowLook } from './use-row-look.ts'

const INPUT: ListInput = { trashed: true }
const EVERYTHING = 100_000

/** The list of the trash: back, or gone for good. */
export function Trash() {
  const { t } = useTranslation('articles')
  const look = useRowLook()
  const format = useFormats()
  const [now] = useState(() => Date.now())
  const pages = useArticlePages(INPUT)
  const place = usePlace('trash', pages.question)
  const [selection, select] = useSelection(pages, pages.scope, place.current)
  const marks = useMarks(pages, selection, select)
  const { targets } = marks
  const acts = useArticleActs({
    onDone: (ids) => select((old) => without(old, ids)),
    onWish: (id) => {
      select((old) => ({ ...old, wish: id }))
      focusCurrentRow()
    },
  })
  /** What the dialog asks about. */
  const [doomed, setDoomed] = useState<{ items: readonly LibraryItem[]; all: boolean } | null>(null)

  const restore = () => void acts.run('restore', targets)
  const askDelete = () => setDoomed({ items: targets, all: false })
  const askEmpty = async () => {
    const items = await pages.loadTo(EVERYTHING)
    if (items.length > 0) setDoomed({ items, all: true })
  }
  const confirm = async () => {
    await acts.run('delete', doomed?.items ?? [])
    setDoomed(null)
  }
  // A closing dialog gives the focus back to a row that may be gone; only after that is it known.
  useEffect(() => {
    if (doomed) return
    const timer = setTimeout(() => focusCurrentRow())
    return () => clearTimeout(timer)
  }, [doomed])

  const none = targets.length === 0 ? 'articles:reason.none' : null
  useCommand('list.mark_all', marks.onMarkAll)
  useCommand('trash.restore', restore, none)
  useCommand('trash.delete', askDelete, none)
  useCommand('trash.empty', () => void askEmpty(), pages.total === 0 ? 'articles:trash.is_empty' : null)

  const cells = useCallback((item: LibraryItem) => trashCells(item, look, now), [look, now])
  const shown = pages.items[selection.at] ?? pages.items[0] ?? null
  const doing = [
    {
      id: 'restore',
      label: t('act.restore'),
      icon: Undo2,
      busy: acts.busy === 'restore',
      disabledReason: null,
      run: restore,
    },
    {
      id: 'delete',
      label: t('act.delete'),
      icon: Trash2,
      danger: true,
      busy: false,
      disabledReason: null,
      run: askDelete,
    },
  ]

  if (pages.total === 0 && !pages.waiting && !pages.error) {
    return <EmptyTrash />
  }
  return (
    <>
      <ListFrame
        strip={
          selection.marked.size > 0 ? (
            <BulkBar marks={marks} marked={selection.marked.size} acts={doing} />
          ) : (
            <p className="nums truncate text-faint">
              {pages.total > 0 && t('trash.count', { count: pages.total, number: format.number(pages.total) })}
            </p>
          )
        }
        note={listNotes(pages, acts)}
        preview={
          <Preview
            item={shown}
            action={
              shown && (
                <Button icon={Undo2} onClick={() => void acts.run('restore', [shown])}>
                  {t('act.restore')}
                </Button>
              )
            }
          />
        }
      >
        {pages.waiting && <ListWaiting />}
        {pages.total > 0 && (
          <RowGrid
            label={t('trash.title')}
            context="trash"
            columns={trashColumns}
            head={<TrashHead marks={marks.state} onMarks={marks.onBox} />}
            pages={pages}
            selection={selection}
            select={select}
            height="h-row"
            cells={cells}
            entries={doing.map(({ id, label, icon, danger, run }) => ({
              id,
              label,
              icon,
              danger,
              keys: shownKeys(`trash.${id}`),
              run,
            }))}
            place={place}
            onOpen={() => undefined}
            onMarkAll={marks.onMarkAll}
          />
        )}
      </ListFrame>
      <DeleteDialog
        wish={
          doomed && {
            count: doomed.items.length,
            title: doomed.items.length === 1 ? doomed.items[0]!.title : null,
            words: doomed.items.reduce((sum, item) => sum + item.word_count, 0),
            all: doomed.all,
          }
        }
        busy={acts.busy === 'delete'}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
