import { useTranslation } from 'react-i18next'
import { fontFamilies } from '../../../../site/theme/schema.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { faceOf } from '../parts/font-faces.ts'
import { Part } from './Part.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

const SAMPLE = 'Agß Ґґ Єє Її 0123'

/** The face of headings and that of the text, each name with a sample in itself. */
export function Fonts({ editor }: { editor: ThemeEditor }) {
  const { t } = useTranslation('sites')
  const { fonts } = editor.theme
  return (
    <Part title={t('look.fonts')}>
      {(['heading', 'body'] as const).map((kind) => (
        <Field key={kind} label={t(`look.font_${kind}`)}>
          <Select
            value={fonts[kind]}
            onChange={(family) => editor.change({ fonts: { [kind]: family } })}
            options={fontFamilies.map((family) => ({
              value: family,
              label: family,
              hint: (
                <span style={{ fontFamily: faceOf(family) }} className="text-lead text-muted">
                  {SAMPLE}
                </span>
              ),
            }))}
          />
          <p
            aria-hidden
            style={{ fontFamily: faceOf(fonts[kind]) }}
            className={kind === 'heading' ? 'text-screen font-semibold' : 'text-lead'}
          >
            {t(`look.sample_${kind}`)}
          </p>
        </Field>
      ))}
    </Part>
  )
}
