import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from './Screen.tsx'

export function RouteMissing() {
  const { t } = useTranslation('shell')
  return (
    <Screen title={t('missing.title')}>
      <EmptyState
        title={t('missing.body')}
        actions={
          <Link to="/" className={buttonClass('primary')}>
            {t('missing.home')}
          </Link>
        }
      />
    </Screen>
  )
}
