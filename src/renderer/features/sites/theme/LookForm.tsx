import { useTranslation } from 'react-i18next'
import { PresetTiles } from '../gallery/PresetTiles.tsx'
import { Segments } from '../parts/Segments.tsx'
import { Colours } from './Colours.tsx'
import { Fonts } from './Fonts.tsx'
import { Part } from './Part.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

const tokens = {
  mode: ['auto', 'light', 'dark'],
  scale: ['compact', 'regular', 'expressive'],
  radius: ['none', 'small', 'medium', 'large'],
  spacing: ['compact', 'regular', 'airy'],
  width: ['narrow', 'regular', 'wide'],
  shadow: ['none', 'soft', 'strong'],
} as const

/** Preset, colours, fonts, and the few measures of a theme. */
export function LookForm({ editor }: { editor: ThemeEditor }) {
  const { t } = useTranslation('sites')
  const { theme } = editor
  return (
    <>
      <Part title={t('look.preset')} hint={t('look.preset_hint')}>
        <PresetTiles hideLabel value={theme.preset} onChange={(preset) => editor.change({ preset })} />
      </Part>
      <Colours editor={editor} />
      <Fonts editor={editor} />
      <Part title={t('look.measures')}>
        {(Object.keys(tokens) as (keyof typeof tokens)[]).map((token) => (
          <Segments
            key={token}
            titled
            label={t(`look.${token}`)}
            value={theme[token] as string}
            onChange={(value) => editor.change({ [token]: value })}
            options={tokens[token].map((value) => ({ value, label: t(`look.value.${token}.${value}`) }))}
          />
        ))}
      </Part>
    </>
  )
}
