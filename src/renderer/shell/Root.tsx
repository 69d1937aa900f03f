import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setLanguage } from '../i18n/index.ts'
import { applyLook } from '../look.ts'
import { useOperation } from '../query.ts'
import { Shell } from './Shell.tsx'
import { StartFailure } from './StartFailure.tsx'

const WelcomeScreen = lazy(() =>
  import('../features/welcome/WelcomeScreen.tsx').then((file) => ({ default: file.WelcomeScreen })),
)

/** The root of all routes: the first start, or the shell. */
export function Root() {
  const settings = useOperation('get_settings', {})
  const { i18n } = useTranslation()
  const look = settings.data?.appearance
  const welcomed = settings.data?.onboarding.welcomed

  useEffect(() => {
    if (look && welcomed) applyLook(look)
  }, [look, welcomed])
  useEffect(() => {
    if (look && welcomed && look.ui_language !== i18n.language) void setLanguage(look.ui_language)
  }, [look, welcomed, i18n])

  if (settings.data === undefined) {
    return settings.error ? <StartFailure error={settings.error} onRetry={() => void settings.refetch()} /> : null
  }
  if (welcomed) return <Shell />
  return (
    <Suspense fallback={null}>
      <WelcomeScreen />
    </Suspense>
  )
}
