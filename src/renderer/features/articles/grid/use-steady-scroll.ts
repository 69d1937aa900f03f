import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Rows } from './selection.ts'

interface SteadyScroll {
  scroller: RefObject<HTMLElement | null>
  rows: Rows
  rowHeight: number
  /** Another question starts at the top; a refresh of the same one does not move what is in view. */
  question: string
}

/** Keeps the rows in view where they are when others come or go above them. Returns what to call on every scroll. */
export function useSteadyScroll({ scroller, rows, rowHeight, question }: SteadyScroll): () => void {
  const view = useRef({ question, ids: [] as number[], offset: 0 })

  const remember = () => {
    const top = scroller.current?.scrollTop ?? 0
    const first = Math.floor(top / rowHeight)
    view.current = { ...view.current, ids: rows.order.slice(first, first + 20), offset: top - first * rowHeight }
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (view.current.question !== question) {
      view.current.question = question
      element.scrollTop = 0
    } else if (element.scrollTop > 0) {
      const at = view.current.ids.findIndex((id) => rows.indexOf.has(id))
      const index = rows.indexOf.get(view.current.ids[at] ?? -1)
      const wanted = index === undefined ? element.scrollTop : (index - at) * rowHeight + view.current.offset
      if (Math.abs(wanted - element.scrollTop) >= 1) element.scrollTop = wanted
    }
    remember()
    // Only another list moves rows; `remember` reads what is current at that time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows.order, question, rowHeight])

  return remember
}
