import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings, UiLanguage } from '../../../contract/settings.ts'
import { call } from '../../client.ts'
import { currentLanguage, languageNames, setLanguage } from '../../i18n/index.ts'
import { applyLook } from '../../look.ts'
import { useMutation } from '@tanstack/react-query'
import { keyOf, queryClient } from '../../query.ts'
import { Mark } from '../../shell/Mark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { ThemeArt } from '../../ui/ThemeArt.tsx'

type Theme = Settings['appearance']['theme']
type Desk = 'samples' | 'empty'

/** The first start: how it should look, what it should begin with. No account, no key, no address. */
export function WelcomeScreen() {
  const { t } = useTranslation('welcome')
  const [language, chooseLanguage] = useState<UiLanguage>(currentLanguage)
  const [theme, chooseTheme] = useState<Theme>('system')
  const [desk, setDesk] = useState<Desk>('samples')
  const begin = useBegin()

  useEffect(() => void setLanguage(language), [language])
  useEffect(() => applyLook({ theme, ui_language: language }), [theme, language])

  return (
    <main className="h-full overflow-y-auto">
      <title>{t('title')}</title>
      <form
        className="mx-auto flex min-h-full w-full max-w-176 flex-col justify-center gap-8 px-6 py-10"
        onSubmit={(event) => {
          event.preventDefault()
          begin.mutate({ language, theme, desk })
        }}
      >
        <header className="flex flex-col gap-3">
          <span className="text-accent">
            <Mark size={36} />
          </span>
          <h1 className="font-prose text-display tracking-[-0.015em] text-balance">{t('title')}</h1>
          <p className="max-w-prose text-lead text-pretty text-muted">{t('body')}</p>
        </header>
        <RadioGroup
          label={t('language')}
          layout="row"
          value={language}
          onChange={chooseLanguage}
          options={(Object.keys(languageNames) as UiLanguage[]).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <RadioGroup
          label={t('theme.title')}
          layout="tiles"
          value={theme}
          onChange={chooseTheme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`theme.${value}`),
            art: <ThemeArt theme={value} />,
          }))}
        />
        <RadioGroup
          label={t('desk.title')}
          value={desk}
          onChange={setDesk}
          options={[
            { value: 'samples', label: t('desk.samples'), hint: t('desk.samples_hint') },
            { value: 'empty', label: t('desk.empty'), hint: t('desk.empty_hint') },
          ]}
        />
        <Failure error={begin.error} title={t('failed')} />
        <Button type="submit" variant="primary" busy={begin.isPending} className="self-start px-5">
          {desk === 'samples' ? t('start_samples') : t('start_empty')}
        </Button>
      </form>
    </main>
  )
}

function useBegin() {
  return useMutation({
    mutationFn: async ({ language, theme, desk }: { language: UiLanguage; theme: Theme; desk: Desk }) => {
      if (desk === 'samples') await call('start_samples', { language })
      return call('save_settings', {
        general: { language },
        // Choosing a theme is a first step of its own; leaving it as it is must not tick it off.
        appearance: { ui_language: language, ...(theme !== 'system' && { theme }) },
        onboarding: { welcomed: true },
      })
    },
    onSuccess: (settings) => queryClient.setQueryData(keyOf('get_settings', {}), settings),
  })
}
