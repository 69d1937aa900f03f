import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Mark } from './Mark.tsx'

/** The studio did not say how it is set up, so no screen can be drawn yet. */
export function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <main className="mx-auto flex h-full max-w-140 flex-col justify-center gap-5 px-6">
      <span className="text-accent">
        <Mark size={32} />
      </span>
      <h1 className="font-prose text-screen">{t('start.title')}</h1>
      <Failure error={error} actions={<Button onClick={onRetry}>{t('start.again')}</Button>} />
    </main>
  )
}
