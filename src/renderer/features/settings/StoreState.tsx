import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { SecretStoreState } from '../../../contract/settings.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Where keys are kept, in one sentence; loud only where the writer has to do something. */
export function StoreState({ store, onRetry }: { store: z.infer<typeof SecretStoreState>; onRetry: () => void }) {
  const { t } = useTranslation('settings')
  if (store === 'locked') {
    return (
      <Banner
        tone="bad"
        title={t('models.store.locked_title')}
        actions={<Button onClick={onRetry}>{t('models.store.look_again')}</Button>}
      >
        {t('models.store.locked')}
      </Banner>
    )
  }
  if (store === 'memory') {
    return (
      <Banner tone="warn" title={t('models.store.memory_title')}>
        {t('models.store.memory')}
      </Banner>
    )
  }
  return (
    <p className="flex items-start gap-2 text-dense text-pretty text-muted">
      <Icon icon={Lock} className="mt-px text-good" />
      {t(`models.store.${store}`)}
    </p>
  )
}
