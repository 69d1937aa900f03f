import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Section } from '../../../../contract/hosted-values.ts'
import { listenToFrame, type FramePort } from '../canvas/frame-port.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { pageRefOf } from '../draw/page-ref.ts'
import { drawSample } from '../draw/sample.ts'
import { useView } from '../parts/view-store.ts'
import { useSession } from '../session/use-session.ts'

const PAGE_WIDTH = 1_100
const noWords = { add: '', show_field: '', empty: '', page: '', link: '' }

interface ThumbnailProps {
  section: Section
  /** Changes when the drawing has to: type, variant, language. */
  name: string
  height: number
}

/** A real rendering in a frame like that of the page, made small. It is drawn when it comes into sight. */
export const Thumbnail = memo(function Thumbnail({ section, name, height }: ThumbnailProps) {
  const canvas = useCanvas()
  const url = useStore(canvas.store, (state) => state.reply.canvas_url)
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

  return (
    <span
      ref={box}
      aria-hidden
      className="pointer-events-none block w-full overflow-hidden bg-sheet"
      style={{ height }}
    >
      {width > 0 && <SmallFrame section={section} name={name} url={url} width={width} height={height} />}
    </span>
  )
})

function SmallFrame({ section, name, url, width, height }: ThumbnailProps & { url: string; width: number }) {
  const canvas = useCanvas()
  const session = useSession()
  const scheme = useView((state) => state.scheme)
  const iframe = useRef<HTMLIFrameElement>(null)
  const port = useRef<FramePort | null>(null)
  const zoom = width / PAGE_WIDTH
  const draw = useEffectEvent(() => {
    const { frame, posts } = canvas.store.getState().reply
    port.current?.send({ type: 'look', scheme, mode: 'interact', zoom: 1, words: noWords })
    port.current?.send(drawSample(section, { frame, posts, page: pageRefOf(frame, session.store.getState().page) }))
  })

  useEffect(() => {
    const element = iframe.current
    if (!element) return
    const stop = listenToFrame(element, {
      onOpen: (open) => {
        port.current = open
        draw()
      },
      onMessage: () => undefined,
    })
    return () => {
      stop()
      port.current = null
    }
  }, [])
  useEffect(() => draw(), [name, scheme])

  return (
    <iframe
      ref={iframe}
      title=""
      tabIndex={-1}
      sandbox="allow-scripts"
      src={url}
      className="block origin-top-left border-0"
      style={{ width: PAGE_WIDTH, height: Math.ceil(height / zoom), transform: `scale(${zoom})` }}
    />
  )
}
