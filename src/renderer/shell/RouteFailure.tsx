import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Screen } from './Screen.tsx'

/** A screen that broke. The rest of the window goes on. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  return (
    <Screen title={t('broken.title')}>
      <Failure error={error} title={t('broken.body')} actions={<Button onClick={reset}>{t('broken.again')}</Button>} />
    </Screen>
  )
}
