import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ContextMenu } from '../../../ui/ContextMenu.tsx'
import type { LibraryItem } from '../../../../contract/articles.ts'
import type { MenuEntry } from '../../../ui/menu-entry.tsx'
import type { ArticlePages } from '../use-article-pages.ts'
import { GridRow, rowClass, WaitingRow } from './GridRow.tsx'
import { isChosen, type Selection } from './selection.ts'
import { focusCurrentRow, useGridFocus } from './use-grid-focus.ts'
import { useGridInput, type Select } from './use-grid-input.ts'
import { useRowHeight } from './use-row-height.ts'
import type { usePlace } from '../use-place.ts'
import { useSteadyScroll } from './use-steady-scroll.ts'

const OVERSCAN = 10
/** The list is at rest after this, and lets go of rows that are far away. */
const REST_MS = 1_000

export interface RowGridProps {
  /** The accessible name. */
  label: string
  /** Where the keyboard commands of this list work. */
  context: string
  /** Class names of the column template. */
  columns: string
  /** Column headers, as cells of the head row. */
  head: ReactNode
  pages: ArticlePages
  selection: Selection
  select: Select
  /** Class names of a row's height. */
  height: string
  /** The cells of a row: the same function while the same is to be drawn. */
  cells: (item: LibraryItem) => ReactNode
  /** What can be done with the chosen rows. */
  entries: readonly MenuEntry[]
  place: ReturnType<typeof usePlace>
  onOpen: (id: number) => void
  /** Mod+A, once more when all loaded rows are marked. */
  onMarkAll: () => void
}

/** A virtual table of rows to choose from: one stop of the Tab key, arrows inside. */
export function RowGrid(props: RowGridProps) {
  const { label, context, columns, head, pages, selection, height, cells, entries, place } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { probe, rowHeight } = useRowHeight()
  const current = selection.current === null ? -1 : selection.at

  // The same function while the rows are the same: a new one makes the virtualizer measure all of them again.
  const keyOf = useCallback((index: number) => pages.order[index] ?? `later-${index}`, [pages.order])
  const virtual = useVirtualizer({
    count: pages.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialOffset: place.top,
    getItemKey: keyOf,
    // The row with the focus stays in the document wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return current < 0 || current >= pages.total || shown.includes(current) ? shown : [...shown, current]
    },
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])
  const onScroll = useSteadyScroll({ scroller, rows: pages, rowHeight, question: pages.question })

  const last = virtual.range?.endIndex ?? 0
  const reach = useEffectEvent(pages.reach)
  useEffect(() => reach(last), [last])
  const release = useEffectEvent(() => {
    if (selection.marked.size === 0 && !virtual.isScrolling) pages.release(Math.max(last, current))
  })
  useEffect(() => {
    const timer = setTimeout(() => release(), REST_MS)
    return () => clearTimeout(timer)
  }, [last, current, selection.marked.size])

  const leave = useEffectEvent(() =>
    place.leave({ question: pages.question, current: selection.current, top: virtual.scrollOffset ?? 0 }),
  )
  useEffect(() => () => leave(), [])
  const drawn = virtual.getVirtualItems().length > 0
  useEffect(() => {
    if (drawn) focusCurrentRow()
  }, [drawn])

  // What was wished for may have come anywhere in the list.
  const wish = useRef(selection.wish)
  const follow = useEffectEvent(() => {
    if (selection.wish === null && wish.current === selection.current && current >= 0) virtual.scrollToIndex(current)
    wish.current = selection.wish
  })
  useEffect(() => follow(), [selection.wish])

  const { takeBack, ...focus } = useGridFocus(scroller, current)
  const input = useGridInput({ ...props, rowHeight, scroller, scrollTo: (index) => virtual.scrollToIndex(index) })

  return (
    <div
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={pages.total + 1}
      aria-busy={pages.stale}
      data-pane
      data-marking={selection.marked.size > 0 || undefined}
      className="group/grid @container flex min-h-0 flex-1 flex-col"
    >
      <div
        role="rowgroup"
        className="shrink-0 overflow-x-hidden overflow-y-scroll border-b border-line [scrollbar-color:transparent_transparent]"
      >
        <div role="row" aria-rowindex={1} className={rowClass(columns, 'h-8 text-small text-faint')}>
          {head}
        </div>
      </div>
      <ContextMenu entries={entries} onClosed={takeBack}>
        <div
          ref={scroller}
          role="rowgroup"
          data-context={context}
          onScroll={onScroll}
          {...focus}
          {...input}
          className="relative min-h-0 flex-1 overflow-y-scroll overscroll-contain"
        >
          <div ref={probe} aria-hidden className={`pointer-events-none invisible absolute w-px ${height}`} />
          <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, key, start }) => {
              const item = pages.items[index]
              if (!item) return <WaitingRow key={key} index={index} top={start} height={rowHeight} />
              return (
                <GridRow
                  key={key}
                  item={item}
                  cells={cells}
                  index={index}
                  top={start}
                  height={rowHeight}
                  columns={columns}
                  current={index === current}
                  tabbable={index === Math.max(current, 0)}
                  chosen={isChosen(selection, item.id)}
                  marked={selection.marked.has(item.id)}
                />
              )
            })}
          </div>
        </div>
      </ContextMenu>
    </div>
  )
}
