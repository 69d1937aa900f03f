import { useRef, type KeyboardEvent } from 'react'

/** Arrows move the focus among the buttons of a grid, by where they stand on the screen. */
export function useGridKeys() {
  const grid = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const here = buttons[at]
    if (!here) return
    const columns = buttons.filter(({ offsetTop }) => offsetTop === here.offsetTop).length
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
    const step = steps[event.key]
    const next =
      step !== undefined
        ? buttons[at + step]
        : event.key === 'Home'
          ? buttons[0]
          : event.key === 'End'
            ? buttons.at(-1)
            : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { grid, onKeyDown }
}
