import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** So near the end counts as reading along. */
const NEAR_PX = 64

/** Keeps the end in view while `text` grows, but only for a reader who is at the end. */
export function useFollowing(pane: RefObject<HTMLElement | null>, text: unknown, growing: boolean) {
  const [atEnd, setAtEnd] = useState(true)
  const following = useRef(true)

  useLayoutEffect(() => {
    const element = pane.current
    if (element && growing && following.current) element.scrollTop = element.scrollHeight
  }, [pane, text, growing])

  const onScroll = () => {
    const element = pane.current
    if (!element) return
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    setAtEnd(following.current)
  }
  const toEnd = () => {
    following.current = true
    pane.current?.scrollTo({ top: pane.current.scrollHeight })
  }
  return { atEnd, onScroll, toEnd }
}
