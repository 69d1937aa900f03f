import { useLayoutEffect, useRef } from 'react'
import { ArticleProse } from '../../../ui/ArticleProse.tsx'

/** Text that is still coming, shown by line: the last line stays out of sight until it is full. */
export function GrowingText({ html, language }: { html: string; language: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element) element.style.clipPath = `inset(0 -2rem ${lastLine(element)}px -2rem)`
  }, [html])
  return (
    <div ref={frame}>
      <ArticleProse html={html} language={language} headingOffset={1} />
    </div>
  )
}

/** From the top of the last line to the end of the element, in pixels. */
function lastLine(element: HTMLElement): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let last: Node | null = null
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) last = walker.currentNode
  if (!last) return 0
  const range = document.createRange()
  range.selectNodeContents(last)
  const line = [...range.getClientRects()].at(-1)
  return line ? Math.max(0, element.getBoundingClientRect().bottom - line.top) : 0
}
