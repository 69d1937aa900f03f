import { useTranslation } from 'react-i18next'
import { Part } from './Part.tsx'
import { PictureSlot, type SlotPicture } from './PictureSlot.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

const slots = ['logo', 'favicon', 'social_image'] as const

/** The pictures by which a site is known. */
export function MarksForm({ editor }: { editor: ThemeEditor }) {
  const { t } = useTranslation('sites')
  return slots.map((slot) => (
    <Part key={slot} title={t(`marks.${slot}`)} hint={t(`marks.${slot}_hint`)}>
      <PictureSlot
        name={t(`marks.${slot}`)}
        picture={editor.theme[slot] as SlotPicture | undefined}
        described={slot !== 'favicon'}
        onChange={(picture, when) => editor.change({ [slot]: picture }, when)}
      />
    </Part>
  ))
}
