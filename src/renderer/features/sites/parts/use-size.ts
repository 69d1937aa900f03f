import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width and height of an element in CSS pixels; zero until it is laid out. */
export function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, { width: number; height: number }] {
  const element = useRef<Element>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [])
  return [element, size]
}
