import { useEffect, useRef, useState } from 'react'

/** So near the end counts as reading along. */
const NEAR_PX = 64

const isNearEnd = (pane: HTMLElement): boolean => pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR_PX

/** Keeps the end in view while the content grows, until the reader scrolls up; back at the end it follows again. */
export function useFollowing(growing: boolean) {
  const pane = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const before = useRef(0)
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (!growing || !content.current) return
    const observer = new ResizeObserver(() => {
      if (following.current) pane.current?.scrollTo({ top: pane.current.scrollHeight })
    })
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [growing])

  const onScroll = () => {
    if (!pane.current) return
    // Growing text never scrolls up, so that was the reader.
    const up = pane.current.scrollTop < before.current
    before.current = pane.current.scrollTop
    if (up && !isNearEnd(pane.current)) following.current = false
    else if (isNearEnd(pane.current)) following.current = true
    setAway(!following.current)
  }
  const toEnd = () => {
    following.current = true
    setAway(false)
    pane.current?.scrollTo({ top: pane.current.scrollHeight })
  }
  return { pane, content, away, onScroll, toEnd }
}
