import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Keeps the focus on the current row: when rows move, when its row goes, and when a menu closes. */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, current: number) {
  const inside = useRef(false)

  const currentRow = () => scroller.current?.querySelector<HTMLElement>(`[data-index="${Math.max(current, 0)}"]`)

  useLayoutEffect(() => {
    if (!inside.current) return
    const active = document.activeElement
    const row = currentRow()
    const astray = active === null || active === document.body || (isRow(active) && active !== row)
    if (astray) row?.focus({ preventScroll: true })
  })

  /** A menu of the list has closed: the focus was in the list before. */
  const takeBack = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    inside.current = true
    currentRow()?.focus({ preventScroll: true })
  }

  return {
    takeBack,
    onFocus: () => {
      inside.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // A row that is taken away loses the focus too; then the next one has to get it.
      if (event.target.isConnected) inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}

export const isRow = (element: Element): boolean => element.getAttribute('role') === 'row'

/** Puts the focus into the list that is shown, or on the screen, unless the writer is somewhere else already. */
export function focusCurrentRow({ anyway = false } = {}): void {
  const active = document.activeElement
  if (anyway || active === null || active === document.body || active.id === 'main') {
    const row = document.querySelector<HTMLElement>('[role="grid"] [role="row"][tabindex="0"]')
    ;(row ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }
}

/** The list went away with the focus in it: the screen keeps the focus. */
export function useFocusOnEmpty(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
}
