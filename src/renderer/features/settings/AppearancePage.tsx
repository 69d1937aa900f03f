import { useTranslation } from 'react-i18next'
import type { UiLanguage } from '../../../contract/settings.ts'
import { languageNames } from '../../i18n/index.ts'
import { Failure } from '../../ui/Failure.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ThemeArt } from '../../ui/ThemeArt.tsx'
import { Group } from './Group.tsx'
import { useSaveSettings, useSettings, type SettingsPatch } from './use-settings.ts'

export function AppearancePage() {
  const { t } = useTranslation('settings')
  const settings = useSettings()
  const save = useSaveSettings()
  if (settings.error) return <Failure error={settings.error} />
  if (!settings.data) return <Skeleton />

  const look = settings.data.appearance
  const change = (appearance: SettingsPatch['appearance']) => save.mutate({ appearance })
  const options = <Value extends string>(setting: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`appearance.${setting}.${value as string}`) }))
  return (
    <>
      <Failure error={save.error} title={t('not_saved')} />
      <Group title={t('appearance.ui_language.title')} hint={t('appearance.ui_language.hint')}>
        <RadioGroup
          label={t('appearance.ui_language.title')}
          hideLabel
          layout="row"
          value={look.ui_language}
          onChange={(ui_language) => change({ ui_language })}
          options={(Object.keys(languageNames) as UiLanguage[]).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
      </Group>
      <Group title={t('appearance.theme.title')}>
        <RadioGroup
          label={t('appearance.theme.title')}
          hideLabel
          layout="tiles"
          value={look.theme}
          onChange={(theme) => change({ theme })}
          options={options('theme', ['system', 'light', 'dark'] as const).map((option) => ({
            ...option,
            art: <ThemeArt theme={option.value} />,
          }))}
        />
      </Group>
      <Group title={t('appearance.contrast.title')} hint={t('appearance.contrast.hint')}>
        <RadioGroup
          label={t('appearance.contrast.title')}
          hideLabel
          layout="row"
          value={look.contrast}
          onChange={(contrast) => change({ contrast })}
          options={options('contrast', ['system', 'normal', 'high'] as const)}
        />
      </Group>
      <Group title={t('appearance.density.title')} hint={t('appearance.density.hint')}>
        <RadioGroup
          label={t('appearance.density.title')}
          hideLabel
          layout="row"
          value={look.density}
          onChange={(density) => change({ density })}
          options={options('density', ['comfortable', 'compact'] as const)}
        />
      </Group>
      <Group title={t('appearance.font.title')} hint={t('appearance.font.hint')}>
        <RadioGroup
          label={t('appearance.font.title')}
          hideLabel
          layout="tiles"
          value={look.reading_font}
          onChange={(reading_font) => change({ reading_font })}
          options={(['literata', 'inter'] as const).map((value) => ({
            value,
            label: value === 'literata' ? 'Literata' : 'Inter',
            art: (
              <span
                aria-hidden
                className={`flex h-20 w-full items-center justify-center rounded-mark border border-line bg-sheet text-heading-3 ${value === 'literata' ? 'font-prose' : 'font-ui'}`}
              >
                {t('appearance.font.sample')}
              </span>
            ),
          }))}
        />
      </Group>
    </>
  )
}
