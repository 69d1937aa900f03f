import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useCanvas } from '../draw/use-canvas.tsx'
import { LinkDialog } from '../inspector/fields/LinkDialog.tsx'
import { SectionMenu, type MenuPlace } from '../parts/SectionMenu.tsx'
import { useFrame } from './use-frame.ts'
import { useFrameMessages } from './use-frame-messages.ts'

export interface CanvasFrameProps {
  /** Width of the page in its own pixels. */
  width: number
  height: number
  /** How large it is shown; 1 is as it is. */
  zoom: number
  label: string
}

/** The page as its visitors have it, in a frame of its own that has no part in the studio. */
export function CanvasFrame({ width, height, zoom, label }: CanvasFrameProps) {
  const { t } = useTranslation('builder')
  const iframe = useRef<HTMLIFrameElement>(null)
  const canvas = useCanvas()
  const url = useStore(canvas.store, (state) => state.reply.canvas_url)
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const { onMessage, linkQuestion } = useFrameMessages(iframe, {
    onMenu: (id, x, y) => {
      const box = iframe.current?.getBoundingClientRect()
      if (box) setMenu({ id, x: box.left + x * zoom, y: box.top + y * zoom })
    },
  })
  useFrame(iframe, { zoom, onMessage })
  return (
    <div
      className="relative shrink-0 overflow-hidden select-none border border-line bg-sheet"
      style={{ width: Math.round(width * zoom) + 2, height: Math.round(height * zoom) + 2 }}
    >
      <iframe
        ref={iframe}
        data-canvas
        title={t('canvas.title', { frame: label })}
        sandbox="allow-scripts"
        src={url}
        className="block origin-top-left border-0"
        style={{ width, height, transform: zoom === 1 ? undefined : `scale(${zoom})` }}
      />
      {menu && <SectionMenu place={menu} onClose={() => setMenu(null)} />}
      {linkQuestion && <LinkDialog href={linkQuestion.href} onAnswer={linkQuestion.answer} />}
    </div>
  )
}
