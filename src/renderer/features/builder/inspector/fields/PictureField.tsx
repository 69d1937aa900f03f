import { ImagePlus, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import * as z from 'zod'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { joinPath } from '../../../../../document/paths.ts'
import { artNames } from '../../../../../site/fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PictureDialog, type PictureDialogProps } from '../../../../pickers/PictureDialog.tsx'
import { SiteArt } from '../../../../pickers/shapes.tsx'
import { useCanvas } from '../../draw/use-canvas.tsx'
import { useForm } from '../form-context.ts'
import { fieldsOf } from '../schema.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'
import { TextField } from './TextField.tsx'

interface Picture {
  media?: string
  url?: string
  art?: string
  alt?: string
  focal?: { x: number; y: number }
}

/** A picture: of the library, from the web, or drawn by us; with its description and the point that stays in sight. */
export function PictureField(props: ControlProps) {
  const { path, label, schema, optional } = props
  const { t } = useTranslation('builder')
  const { write } = useForm()
  const value = useValue(props)
  const picture = (value ?? null) as Picture | null
  const canvas = useCanvas()
  const [choosing, setChoosing] = useState(false)
  const described = schema instanceof z.ZodObject ? fieldsOf(schema).find(({ name }) => name === 'alt') : undefined

  const choose: PictureDialogProps['onPick'] = ({ alt, ...source }, media) => {
    setChoosing(false)
    if (media) {
      const { sha256, width, height, mime, widths } = media
      canvas.learn(sha256, { sha256, width, height, mime, alt: media.alt, widths })
    }
    const words = picture?.alt || alt
    write(path, { ...source, ...(described && words && { alt: words }) })
  }
  return (
    <GroupFrame path={path} label={label}>
      {picture && (
        <FocalPicker
          picture={picture}
          label={label}
          onChange={(focal) => write(path, { ...picture, focal }, 'dragging')}
        />
      )}
      <div className="flex items-center gap-1">
        <Button icon={ImagePlus} onClick={() => setChoosing(true)}>
          {picture ? t('picture.replace') : t('picture.choose')}
        </Button>
        {picture && optional && (
          <IconButton icon={Trash2} label={t('picture.remove')} onClick={() => write(path, undefined)} />
        )}
      </div>
      {picture && described && (
        <TextField
          path={joinPath(path, 'alt')}
          label={t('picture.alt')}
          schema={z.string().max(300)}
          standard={described.schema}
          optional
          lines
        />
      )}
      <PictureDialog open={choosing} title={label} now={picture} onPick={choose} onClose={() => setChoosing(false)} />
    </GroupFrame>
  )
}

const STEP = 0.05
const share = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100

/** The picture itself; a click or the arrow keys set the point around which it is cropped. */
function FocalPicker({
  picture,
  label,
  onChange,
}: {
  picture: Picture
  label: string
  onChange: (focal: { x: number; y: number }) => void
}) {
  const { t } = useTranslation('builder')
  const { x, y } = picture.focal ?? { x: 0.5, y: 0.5 }
  const source = usePictureSource(picture)
  const art = artNames.find((name) => name === picture.art)
  if (art) return <SiteArt name={art} className="h-32 rounded-control border border-line" />
  const set = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange({ x: share(x + move[0]), y: share(y + move[1]) })
  }
  return (
    <button
      type="button"
      aria-label={t('picture.focal', { name: label, x: Math.round(x * 100), y: Math.round(y * 100) })}
      title={t('picture.focal_hint')}
      onPointerDown={set}
      onKeyDown={onKeyDown}
      className="relative flex max-h-40 justify-center overflow-hidden rounded-control border border-line bg-sunken"
    >
      <span className="relative block max-h-40">
        <img alt="" src={source} className="block max-h-40 max-w-full" />
        <span
          aria-hidden
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-on-accent bg-accent"
        />
      </span>
    </button>
  )
}

function usePictureSource({ media, url }: Picture): string | undefined {
  const canvas = useCanvas()
  const known = useStore(canvas.store, (state) => (media ? state.reply.frame.pictures[media] : undefined))
  if (!media) return url
  const width = known?.widths.find((each) => each >= 320) ?? known?.widths.at(-1)
  return width === undefined ? `/media/${media}` : `/media/${media}/${width}.webp`
}
