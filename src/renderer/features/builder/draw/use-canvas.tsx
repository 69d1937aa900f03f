import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '../../../client.ts'
import { useSession } from '../session/use-session.ts'
import { createCanvas, type Canvas } from './canvas.ts'

const CanvasContext = createContext<Canvas | null>(null)

/** Draws the open page and keeps its frames up to date. */
export function CanvasProvider({ canvas, children }: { canvas: ReplyOf<'get_canvas'>; children: ReactNode }) {
  const session = useSession()
  const { i18n } = useTranslation()
  const [made] = useState(() => createCanvas(session, canvas))
  useEffect(() => made.change(canvas), [made, canvas, i18n.language])
  useEffect(() => made.start(), [made])
  return <CanvasContext value={made}>{children}</CanvasContext>
}

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext)
  if (!canvas) throw new Error('There is no canvas around this component.')
  return canvas
}
