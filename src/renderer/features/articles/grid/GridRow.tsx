import { memo, type ReactNode } from 'react'
import type { LibraryItem } from '../../../../contract/articles.ts'
import { classes } from '../../../ui/classes.ts'

export interface GridRowProps {
  item: LibraryItem
  /** Draws the cells. */
  cells: (item: LibraryItem) => ReactNode
  index: number
  top: number
  height: number
  /** The grid's column template. */
  columns: string
  /** Has, or would take, the focus. */
  current: boolean
  tabbable: boolean
  chosen: boolean
  marked: boolean
}

export const rowClass = (columns: string, extra?: string): string =>
  classes('grid items-center gap-x-3 px-2', columns, extra)

/** One row. The grid listens for all of them, so that a row costs little while it scrolls by. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, cells, index, top, height, columns, current, tabbable, chosen, marked } = props
  return (
    <div
      role="row"
      tabIndex={tabbable ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={chosen}
      data-index={index}
      data-marked={marked || undefined}
      data-current={current || undefined}
      style={{ transform: `translateY(${top}px)`, height }}
      className={rowClass(
        columns,
        classes(
          'group absolute inset-x-0 top-0 border-b border-line contain-strict select-none hover:bg-sunken',
          'aria-selected:bg-tint focus-visible:-outline-offset-2',
          'data-current:before:absolute data-current:before:inset-y-0 data-current:before:left-0 data-current:before:w-0.75 data-current:before:bg-accent',
        ),
      )}
    >
      {cells(item)}
    </div>
  )
})

/** A row that is known to be there but not read yet. */
export const WaitingRow = ({ top, height, index }: Pick<GridRowProps, 'top' | 'height' | 'index'>) => (
  <div
    aria-hidden
    style={{ transform: `translateY(${top}px)`, height }}
    className="absolute inset-x-0 top-0 flex items-center border-b border-line px-12"
  >
    <div className="h-3 rounded-mark bg-line" style={{ width: `${[62, 48, 71, 55, 40][index % 5]}%` }} />
  </div>
)
