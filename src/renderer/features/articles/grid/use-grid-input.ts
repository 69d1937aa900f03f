import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { isMac } from '../../../keys.ts'
import type { ArticlePages } from '../use-article-pages.ts'
import { gridStep } from './grid-keys.ts'
import { isRow } from './use-grid-focus.ts'
import { choose, extendTo, isChosen, moveTo, toggle, toggleWith, unmark, type Selection } from './selection.ts'

export type Select = (change: (selection: Selection) => Selection) => void

export interface GridInput {
  pages: ArticlePages
  selection: Selection
  select: Select
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
  onOpen: (id: number) => void
  onMarkAll: () => void
}

/** What pointer and keys do in the list. One set of listeners serves all rows. */
export function useGridInput({
  pages,
  selection,
  select,
  rowHeight,
  scroller,
  scrollTo,
  onOpen,
  onMarkAll,
}: GridInput) {
  const pointer = useRef(false)
  const { order } = pages

  async function go(kind: 'move' | 'extend', to: number) {
    const items = to < order.length ? null : await pages.loadTo(to)
    const now = items ? items.map((item) => item.id) : order
    scrollTo(Math.min(to, now.length - 1))
    select((old) => (kind === 'extend' ? extendTo(old, now, to) : moveTo(old, now, to)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[role="row"]')
    const onControl = target !== row
    if (event.key === 'ArrowRight' && !onControl) row?.querySelector<HTMLElement>('button')?.focus()
    else if (event.key === 'ArrowLeft' && onControl) row?.focus()
    else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
      const step = gridStep(event, { at: selection.at, count: pages.total, page }, isMac())
      // Enter and Space on a button inside the row belong to that button.
      if (!step || (onControl && step.kind === 'toggle')) {
        if (onControl && (event.key === 'Enter' || event.key === ' ')) event.stopPropagation()
        return
      }
      if (step.kind === 'none' && selection.marked.size === 0) return
      if ('to' in step) {
        // From a button the focus goes back to the row first, and then on with it.
        row?.focus({ preventScroll: true })
        void go(step.kind, step.to)
      } else if (step.kind === 'toggle') select((old) => toggle(old, order, selection.at))
      else if (step.kind === 'all') onMarkAll()
      else select(unmark)
    }
    event.preventDefault()
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    if (index === null) return
    const more = target.closest('[data-more]')
    if (more) openMenuAt(more)
    else if (event.shiftKey) select((old) => extendTo(old, order, index))
    else if (target.closest('[data-mark]')) select((old) => toggle(old, order, index))
    else if (isMac() ? event.metaKey : event.ctrlKey) select((old) => toggleWith(old, order, index))
    else select((old) => choose(old, order, index))
  }

  return {
    onKeyDown,
    onClick,
    onPointerDown: () => (pointer.current = true),
    onPointerUp: () => (pointer.current = false),
    onPointerCancel: () => (pointer.current = false),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const id = order[indexOf(target) ?? -1]
      if (id !== undefined && !target.closest('[data-more], [data-mark]')) onOpen(id)
    },
    /** A menu is about the row under the pointer, or about all chosen ones if that is one of them. */
    onContextMenuCapture: (event: MouseEvent<HTMLElement>) => {
      const index = indexOf(event.target as HTMLElement)
      const id = order[index ?? -1]
      if (index === null || id === undefined) event.stopPropagation()
      else if (!isChosen(selection, id)) select((old) => choose(old, order, index))
    },
    /** The focus came by Tab or by a reader, not by the pointer: then the row is the current one. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const index = indexOf(event.target as HTMLElement)
      const known = selection.current !== null && index === selection.at
      if (!pointer.current && index !== null && !known && isRow(event.target))
        select((old) => moveTo(old, order, index))
    },
  }
}

function indexOf(target: HTMLElement): number | null {
  const row = target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset['index']) : null
}

/** The "…" button opens the menu of the row, the same as the right mouse button does. */
function openMenuAt(button: Element): void {
  const { left, bottom } = button.getBoundingClientRect()
  button.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, clientX: left, clientY: bottom }))
}
