import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announce.tsx'

interface ReorderOptions {
  /** Around the rows, which are marked with `data-row`. */
  list: RefObject<HTMLElement | null>
  count: number
  name: (at: number) => string
  /** `to` is the place it has afterwards. */
  onMove: (from: number, to: number) => void
}

interface Held {
  from: number
  to: number
  by: 'pointer' | 'keys'
}

/**
 * Rows that can be put in another order by their handles. By pointer: drag. By keys: Space lifts, arrows move, Space drops,
 * Escape puts back; where it would land is spoken.
 */
export function useReorder({ list, count, name, onMove }: ReorderOptions) {
  const { t } = useTranslation('builder')
  const [held, setHeld] = useState<Held | null>(null)
  const start = useRef(0)

  const target = (y: number, from: number): number => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
    const middles = rows.map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    const gap = middles.findIndex((middle) => y < middle)
    const at = gap === -1 ? rows.length : gap
    return at > from ? at - 1 : at
  }
  const drop = () => {
    if (held && held.from !== held.to) onMove(held.from, held.to)
    setHeld(null)
  }
  const say = (to: number) => announce(t('reorder.place', { place: to + 1, all: count }))

  const onKeyDown = (from: number) => (event: KeyboardEvent) => {
    const mine = held?.by === 'keys' && held.from === from ? held : null
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === ' ' || (mine && event.key === 'Enter')) {
      event.preventDefault()
      event.stopPropagation()
      if (mine) {
        announce(t('reorder.dropped', { name: name(from), place: mine.to + 1, all: count }))
        return drop()
      }
      setHeld({ from, to: from, by: 'keys' })
      announce(t('reorder.lifted', { name: name(from), place: from + 1, all: count }))
    } else if (mine && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setHeld(null)
      announce(t('reorder.cancelled', { name: name(from) }))
    } else if (mine && by !== 0) {
      event.preventDefault()
      event.stopPropagation()
      const to = Math.max(0, Math.min(count - 1, mine.to + by))
      setHeld({ ...mine, to })
      say(to)
    }
  }

  return {
    held,
    /** Where the line of the drop stands: before this row; `count` is after the last. */
    line: held && held.to !== held.from ? (held.to > held.from ? held.to + 1 : held.to) : null,
    handle: (from: number) => ({
      'aria-pressed': held?.from === from && held.by === 'keys',
      onKeyDown: onKeyDown(from),
      onBlur: () => held?.by === 'keys' && setHeld(null),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = event.clientY
        setHeld({ from, to: from, by: 'pointer' })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (held?.by !== 'pointer' || Math.abs(event.clientY - start.current) < 4) return
        const to = target(event.clientY, from)
        if (to !== held.to) setHeld({ ...held, to })
      },
      onPointerUp: () => held?.by === 'pointer' && drop(),
      onPointerCancel: () => setHeld(null),
    }),
  }
}
