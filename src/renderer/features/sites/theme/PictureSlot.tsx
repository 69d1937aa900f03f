import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { artNames } from '../../../../site/fields.ts'
import { PictureDialog, type PictureChoice } from '../../../pickers/PictureDialog.tsx'
import { SiteArt } from '../../../pickers/shapes.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

export interface SlotPicture {
  /** SHA-256 of a picture of the library. */
  media?: string | undefined
  url?: string | undefined
  art?: string | undefined
  focal?: { x: number; y: number } | undefined
  alt?: string | undefined
}

export interface PictureSlotProps {
  name: string
  picture: SlotPicture | undefined
  /** Whether it bears a description. */
  described: boolean
  onChange: (picture: SlotPicture | null, when?: 'now' | 'rest') => void
}

/** One picture of the theme: what it is now, another one, none. */
export function PictureSlot({ name, picture, described, onChange }: PictureSlotProps) {
  const { t } = useTranslation('sites')
  const [choosing, setChoosing] = useState(false)
  const src = picture?.media ? `/media/${picture.media}` : picture?.url
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden border border-line bg-sheet text-faint">
          {src && <img src={src} alt="" className="size-full object-contain" />}
          {picture?.art && <SiteArt name={picture.art as (typeof artNames)[number]} className="size-full" />}
          {!picture && <Icon icon={ImageOff} size={20} />}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setChoosing(true)} aria-label={t('marks.choose_named', { name })}>
            {picture ? t('marks.replace') : t('marks.choose')}
          </Button>
          {picture && (
            <Button variant="bare" onClick={() => onChange(null)} aria-label={t('marks.remove_named', { name })}>
              {t('marks.remove')}
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        open={choosing}
        title={name}
        now={picture ?? null}
        onClose={() => setChoosing(false)}
        onPick={(choice) => {
          setChoosing(false)
          onChange(slotPicture(choice, described))
        }}
      />
      {picture && described && (
        <Field label={t('marks.alt')} hint={t('marks.alt_hint')}>
          <TextInput
            maxLength={300}
            value={picture.alt ?? ''}
            onChange={({ target: { value } }) => {
              const { alt: _, ...rest } = picture
              onChange(value === '' ? rest : { ...rest, alt: value }, 'rest')
            }}
          />
        </Field>
      )}
    </div>
  )
}

/** What the theme stores of a choice: a picture without a description bears none. */
function slotPicture({ media, url, art, alt }: PictureChoice, described: boolean): SlotPicture {
  return {
    ...(media !== undefined && { media }),
    ...(url !== undefined && { url }),
    ...(art !== undefined && { art }),
    ...(described && alt && { alt }),
  }
}
