import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export interface SplitPaneProps {
  /** Under this name the width is remembered on this computer. */
  id: string
  /** Names the handle: "Width of the inspector". */
  label: string
  /** The pane of fixed width. */
  pane: ReactNode
  side?: 'start' | 'end'
  width?: number
  min?: number
  max?: number
  /** Leaves the pane out; its width stays remembered. */
  collapsed?: boolean
  children: ReactNode
}

const STEP = 16
const keyOf = (id: string) => `quoin.pane.${id}`

function remembered(id: string, fallback: number): number {
  const stored = Number(window.localStorage.getItem(keyOf(id)))
  return stored > 0 ? stored : fallback
}

/** A main area with a pane beside it that can be dragged wider, by pointer or by arrow keys. */
export function SplitPane(props: SplitPaneProps) {
  const { id, label, pane, side = 'end', width = 320, min = 240, max = 560, collapsed, children } = props
  const [size, setSize] = useState(() => remembered(id, width))
  const drag = useRef<{ x: number; size: number } | null>(null)
  const sign = side === 'start' ? 1 : -1

  const resize = (wish: number) => {
    const next = Math.round(Math.min(max, Math.max(min, wish)))
    setSize(next)
    window.localStorage.setItem(keyOf(id), String(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: size + sign * STEP,
      ArrowLeft: size - sign * STEP,
      Home: min,
      End: max,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, size }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) resize(drag.current.size + sign * (event.clientX - drag.current.x))
  }

  const fixed = !collapsed && (
    <div style={{ width: size }} className="flex min-h-0 shrink-0 flex-col overflow-hidden">
      {pane}
    </div>
  )
  const handle = !collapsed && (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(width)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drag.current = null)}
      className={classes(
        'relative z-10 w-px shrink-0 cursor-col-resize touch-none bg-line outline-offset-0',
        'after:absolute after:inset-y-0 after:-left-1 after:w-2 hover:bg-accent focus-visible:bg-accent',
      )}
    />
  )
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      {side === 'start' && fixed}
      {side === 'start' && handle}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{children}</div>
      {side === 'end' && handle}
      {side === 'end' && fixed}
    </div>
  )
}
