import { useTranslation } from 'react-i18next'
import { colorRoles } from '../../../../site/theme/schema.ts'
import { ColorField } from './ColorField.tsx'
import { ContrastList } from './ContrastList.tsx'
import { Part } from './Part.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

const modes = ['light', 'dark'] as const

/** Each colour by what it does, in the light and in the dark; below, whether it can be read. */
export function Colours({ editor }: { editor: ThemeEditor }) {
  const { t } = useTranslation('sites')
  const { colors } = editor.theme
  return (
    <Part title={t('look.colours')}>
      <table className="w-full border-separate border-spacing-y-1">
        <thead>
          <tr className="text-left text-dense text-faint">
            <th className="font-normal">
              <span className="sr-only">{t('look.colour')}</span>
            </th>
            {modes.map((mode) => (
              <th key={mode} className="w-28 pl-2 font-normal">
                {t(`look.mode_${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorRoles.map((role) => (
            <tr key={role}>
              <th scope="row" className="pr-2 text-left font-normal">
                {t(`look.role.${role}`)}
              </th>
              {modes.map((mode) => (
                <td key={mode} className="pl-2">
                  <ColorField
                    label={t('look.colour_in', { role: t(`look.role.${role}`), mode: t(`look.mode_${mode}`) })}
                    value={colors[mode][role]}
                    onChange={(color) => editor.change({ colors: { [mode]: { [role]: color } } }, 'rest')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ContrastList
        colors={colors}
        onChange={(mode, role, color) => editor.change({ colors: { [mode]: { [role]: color } } })}
      />
    </Part>
  )
}
