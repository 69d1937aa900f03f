import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { FromFrame, FrameWords } from '../../../../site/canvas/protocol.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useView } from '../parts/view-store.ts'
import { useBuilder } from '../session/use-session.ts'
import { createFeed } from './feed.ts'
import { listenToFrame, type FramePort } from './frame-port.ts'

interface FrameOptions {
  zoom: number
  onMessage: (message: FromFrame, port: FramePort) => void
}

/** Keeps one frame like the page on the screen. Drawing goes past React: a key press changes one section. */
export function useFrame(iframe: RefObject<HTMLIFrameElement | null>, { zoom, onMessage }: FrameOptions): void {
  const { t } = useTranslation('builder')
  const canvas = useCanvas()
  const { scheme, mode } = useView()
  const selected = useBuilder((state) => state.selected)
  const field = useBuilder((state) => state.field)
  const revealed = useStore(canvas.store, (state) => state.revealed)
  const port = useRef<FramePort | null>(null)
  const heard = useEffectEvent((message: FromFrame) => {
    if (port.current) onMessage(message, port.current)
  })

  const words: FrameWords = {
    add: t('canvas.add_here'),
    show_field: t('canvas.show_field'),
    empty: t('canvas.empty'),
    page: t('canvas.page'),
    link: t('canvas.link'),
  }
  const look = () => port.current?.send({ type: 'look', scheme, mode, zoom, words })
  const select = (reveal: boolean) => port.current?.send({ type: 'select', id: selected, field, reveal })
  const opened = useEffectEvent(() => {
    look()
    select(true)
  })
  const looked = useEffectEvent(look)
  const chosen = useEffectEvent(select)

  useEffect(() => {
    const element = iframe.current
    if (!element) return
    let feed = createFeed()
    const draw = () => {
      const message = feed.next(canvas.store.getState().drawing)
      if (message) port.current?.send(message)
    }
    const stopListening = listenToFrame(element, {
      onOpen: (open) => {
        port.current = open
        feed = createFeed()
        draw()
        opened()
      },
      onMessage: (message) => heard(message),
    })
    const stopDrawing = canvas.store.subscribe((state, before) => state.drawing !== before.drawing && draw())
    const letGo = canvas.hold({
      edit: (id, at) => {
        element.focus()
        port.current?.send({ type: 'edit', id, field: at })
      },
      focus: () => {
        element.focus()
        port.current?.send({ type: 'focus' })
      },
    })
    return () => {
      stopListening()
      stopDrawing()
      letGo()
      port.current = null
    }
  }, [iframe, canvas])

  useEffect(() => looked(), [scheme, mode, zoom, words.add])
  useEffect(() => chosen(false), [selected, field])
  useEffect(() => {
    if (revealed > 0) chosen(true)
  }, [revealed])
}
