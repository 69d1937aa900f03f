import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The height of a row in px, read from a row-sized probe: it follows density, zoom and text size. */
export function useRowHeight(): { probe: RefObject<HTMLDivElement | null>; rowHeight: number } {
  const probe = useRef<HTMLDivElement>(null)
  const [rowHeight, setRowHeight] = useState(40)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    const measure = () => setRowHeight(element.getBoundingClientRect().height || 40)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { probe, rowHeight }
}
