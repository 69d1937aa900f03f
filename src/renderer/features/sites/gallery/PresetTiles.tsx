import { useTranslation } from 'react-i18next'
import { presets } from '../../../../site/theme/presets.ts'
import { presetKeys, type PresetKey } from '../../../../site/theme/schema.ts'
import { currentLanguage } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { LookArt } from '../parts/LookArt.tsx'

export interface PresetTilesProps {
  value: PresetKey
  onChange: (preset: PresetKey) => void
  /** Where a heading above says it already. */
  hideLabel?: boolean
}

/** The six looks, each as a page in miniature. */
export function PresetTiles({ value, onChange, hideLabel }: PresetTilesProps) {
  const { t } = useTranslation('sites')
  return (
    <RadioGroup
      label={t('look.preset')}
      hideLabel={hideLabel}
      layout="tiles"
      value={value}
      onChange={onChange}
      options={presetKeys.map((key) => ({
        value: key,
        label: presets[key].name[currentLanguage()],
        art: <LookArt look={presets[key]} heading="Aa Бб" className="aspect-[16/10] w-full rounded-mark" />,
      }))}
    />
  )
}
