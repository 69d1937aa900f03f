import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'

interface RouteButtonsProps {
  route: { name: string; changed: boolean }
  resetting: boolean
  onEdit: () => void
  onReset: () => void
  /** Further buttons, before these. */
  children?: ReactNode
}

/** Change a route, and go back to the shipped one where it differs. */
export function RouteButtons({ route, resetting, onEdit, onReset, children }: RouteButtonsProps) {
  const { t } = useTranslation('settings')
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Button aria-label={t('models.routes.edit_of', { name: route.name })} onClick={onEdit}>
        {t('models.routes.edit')}
      </Button>
      {route.changed && (
        <Button
          variant="bare"
          busy={resetting}
          aria-label={t('models.routes.reset_of', { name: route.name })}
          onClick={onReset}
        >
          {t('models.routes.reset')}
        </Button>
      )}
    </div>
  )
}
