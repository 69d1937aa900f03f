import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const GAP = 8
const EDGE = 8

export interface Place {
  left: number
  top: number
}

/**
 * Where something that floats over the sheet stands: above its anchor, else below, never outside what is in sight.
 * Measured inside the scrolling area it lies in, so it scrolls along.
 */
export function usePlace(anchor: () => DOMRect, align: 'start' | 'center' | 'end', when: unknown) {
  const element = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const rect = useEffectEvent(anchor)

  useLayoutEffect(() => {
    const own = element.current
    const area = own?.offsetParent
    if (!own || !area) return
    const measure = () => setPlace(placeIn(area, own, rect(), align))
    measure()
    area.addEventListener('scroll', measure, { passive: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(area)
    sizes.observe(own)
    return () => {
      area.removeEventListener('scroll', measure)
      sizes.disconnect()
    }
  }, [align, when])
  return { element, place }
}

function placeIn(area: Element, own: HTMLElement, at: DOMRect, align: 'start' | 'center' | 'end'): Place {
  const view = area.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = own
  const wished = { start: at.left, center: at.left + at.width / 2 - width / 2, end: at.right - width }[align]
  const left = clamp(wished, view.left + EDGE, view.right - width - EDGE)
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  // A block that fills the window hides both its ends; then the tools stand at the upper edge.
  const free = above >= view.top + EDGE ? above : below + height <= view.bottom - EDGE ? below : view.top + EDGE
  return { left: left - view.left + area.scrollLeft, top: free - view.top + area.scrollTop }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
