import { memo, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Section } from '../../../../contract/hosted-values.ts'
import type { SiteFrame } from '../../../../contract/site-view.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { pageRefOf } from '../draw/page-ref.ts'
import { drawSample } from '../draw/sample.ts'
import { useView } from '../parts/view-store.ts'
import { useSession } from '../session/use-session.ts'

const PAGE_WIDTH = 1_100

/** Drawn once for each site and look, whoever asks. A cache: what is no longer asked for goes with its frame. */
const drawn = new WeakMap<SiteFrame, Map<string, string>>()

interface ThumbnailProps {
  section: Section
  /** Names the drawing among those of the same site: type, variant, language. */
  name: string
  height: number
}

/** A real rendering, made small. It is drawn when it comes into sight. */
export const Thumbnail = memo(function Thumbnail({ section, name, height }: ThumbnailProps) {
  const canvas = useCanvas()
  const session = useSession()
  const reply = useStore(canvas.store, (state) => state.reply)
  const scheme = useView((state) => state.scheme)
  const box = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setWidth(element.clientWidth)
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [])

  const html = () => {
    const kept = drawn.get(reply.frame) ?? new Map<string, string>()
    drawn.set(reply.frame, kept)
    const key = `${name} ${scheme}`
    const { frame, posts, canvas_url } = { ...reply, posts: reply.posts }
    const made =
      kept.get(key) ??
      drawSample(section, { frame, posts, canvas_url, scheme, page: pageRefOf(frame, session.store.getState().page) })
    kept.set(key, made)
    return made
  }
  const zoom = width / PAGE_WIDTH
  return (
    <span
      ref={box}
      aria-hidden
      className="pointer-events-none block w-full overflow-hidden bg-sheet"
      style={{ height }}
    >
      {width > 0 && (
        <iframe
          title=""
          tabIndex={-1}
          sandbox=""
          srcDoc={html()}
          className="block origin-top-left border-0"
          style={{ width: PAGE_WIDTH, height: Math.ceil(height / zoom), transform: `scale(${zoom})` }}
        />
      )}
    </span>
  )
})
