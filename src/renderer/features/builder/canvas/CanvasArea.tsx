import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BuilderSearch } from '../../../routes.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { frames, type FrameChoice } from '../parts/view-store.ts'
import { useBuilder } from '../session/use-session.ts'
import { CanvasBar } from './CanvasBar.tsx'
import { CanvasFrame } from './CanvasFrame.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { ShareDialog } from '../parts/ShareDialog.tsx'

const MARGIN = 20
const GAP = 20
const SIDE_BY_SIDE = [360, 768, 1280]
/** Smaller than this nothing can be read, so then it is scrolled. */
const SMALLEST = 0.25

/** The page in the frame of a phone, a tablet, a computer, of all the room there is, or in three at once. */
export function CanvasArea() {
  const { t } = useTranslation('builder')
  const { frame = 'full' } = useSearch({ from: '/sites/$siteId/pages/$pageId' })
  const navigate = useNavigate({ from: '/sites/$siteId/pages/$pageId' })
  const { area, width, height } = useSize()
  const isEmpty = useBuilder(({ doc }) => doc.sections.length === 0)
  const shown = layout(frame, width, height)
  const zoom = shown[0]?.zoom ?? 1
  const choose = (next: FrameChoice) =>
    void navigate({
      replace: true,
      search: (search: BuilderSearch) => ({ ...search, frame: next === 'full' ? undefined : next }),
    })
  return (
    <section data-pane aria-label={t('canvas.name')} className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <CanvasBar frame={frame} onFrame={choose} zoom={zoom} />
      <div
        ref={area}
        data-context="builder"
        tabIndex={-1}
        className="relative min-h-0 flex-1 overflow-auto outline-none"
      >
        <div
          className="flex min-h-full min-w-fit justify-center"
          style={{ gap: GAP, padding: frame === 'full' ? 0 : MARGIN }}
        >
          {isEmpty ? (
            <EmptyPage />
          ) : (
            shown.map((one) => (
              <figure key={frame === 'all' ? one.width : 'one'} className="flex flex-col gap-1.5">
                {frame === 'all' && <figcaption className="nums text-small text-faint">{`${one.width} px`}</figcaption>}
                <CanvasFrame {...one} label={frameLabel(frame, one.width)} />
              </figure>
            ))
          )}
        </div>
      </div>
      <ShareDialog />
    </section>
  )
}

const frameLabel = (frame: FrameChoice, width: number) => (frame === 'full' ? '' : `${width} px`)

interface Shown {
  width: number
  height: number
  zoom: number
}

function layout(frame: FrameChoice, width: number, height: number): Shown[] {
  if (width === 0 || !frames.includes(frame)) return []
  if (frame === 'full') return [{ width: width - 2, height: height - 2, zoom: 1 }]
  const room = width - 2 * MARGIN - 2
  const tall = height - 2 * MARGIN - 2
  if (frame !== 'all') {
    const zoom = Math.max(SMALLEST, Math.min(1, room / Number(frame)))
    return [{ width: Number(frame), height: Math.round(tall / zoom), zoom }]
  }
  const sum = SIDE_BY_SIDE.reduce((all, one) => all + one, 0)
  const zoom = Math.max(SMALLEST, Math.min(1, (room - GAP * (SIDE_BY_SIDE.length - 1)) / sum))
  return SIDE_BY_SIDE.map((one) => ({ width: one, height: Math.round((tall - 24) / zoom), zoom }))
}

function useSize() {
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { area, ...size }
}
