import {
  Columns3,
  Laptop,
  Maximize2,
  Monitor,
  Moon,
  MousePointerClick,
  PencilLine,
  Smartphone,
  Sun,
  Tablet,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Toolbar, ToolbarButton, ToolbarGroup, ToolbarLine } from '../../../ui/Toolbar.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { frames, setView, useView, type FrameChoice } from '../parts/view-store.ts'

const faces: Record<FrameChoice, LucideIcon> = {
  '360': Smartphone,
  '768': Tablet,
  '1280': Laptop,
  full: Maximize2,
  all: Columns3,
}

interface CanvasBarProps {
  frame: FrameChoice
  onFrame: (frame: FrameChoice) => void
  zoom: number
}

/** How the page is looked at. Nothing here changes it, and nothing here can be undone. */
export function CanvasBar({ frame, onFrame, zoom }: CanvasBarProps) {
  const { t } = useTranslation('builder')
  const format = useFormats()
  const canvas = useCanvas()
  const { scheme, mode } = useView()
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && mode === 'interact') setView({ mode: 'edit' })
      }}
      className="flex h-11 shrink-0 items-center justify-between gap-3 border-b border-line bg-paper px-3"
    >
      <Toolbar label={t('canvas.view')}>
        <ToolbarGroup label={t('frame.name')}>
          {frames.map((one) => (
            <ToolbarButton
              key={one}
              icon={faces[one] ?? Monitor}
              label={t(`frame.${one}`)}
              pressed={frame === one}
              onClick={() => onFrame(one)}
            />
          ))}
        </ToolbarGroup>
        <ToolbarLine />
        <ToolbarGroup label={t('scheme.name')}>
          <ToolbarButton
            icon={Sun}
            label={t('scheme.light')}
            pressed={scheme === 'light'}
            onClick={() => setView({ scheme: 'light' })}
          />
          <ToolbarButton
            icon={Moon}
            label={t('scheme.dark')}
            pressed={scheme === 'dark'}
            onClick={() => setView({ scheme: 'dark' })}
          />
        </ToolbarGroup>
        <ToolbarLine />
        <ToolbarGroup label={t('mode.name')}>
          <ToolbarButton
            icon={PencilLine}
            label={t('mode.edit')}
            pressed={mode === 'edit'}
            onClick={() => setView({ mode: 'edit' })}
          />
          <ToolbarButton
            icon={MousePointerClick}
            label={t('mode.interact')}
            pressed={mode === 'interact'}
            onClick={() => {
              setView({ mode: 'interact' })
              canvas.focus()
            }}
          />
        </ToolbarGroup>
      </Toolbar>
      <span className="nums truncate text-small text-faint">
        {mode === 'interact'
          ? t('mode.interact_note')
          : zoom < 1
            ? t('canvas.zoom', { percent: format.percent(Math.round(zoom * 100) / 100) })
            : ''}
      </span>
    </div>
  )
}
