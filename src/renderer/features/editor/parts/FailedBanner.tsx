import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { downloadHtml } from '../session/download.ts'
import type { Session } from '../session/session.ts'

/** Saving failed. The words are in the window and in the mirror; this says so and offers a third place. */
export function FailedBanner({ session, error, retries }: { session: Session; error: unknown; retries: boolean }) {
  const { t } = useTranslation('editor')
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await session.autosave.flush()
    setBusy(false)
  }
  return (
    <Failure
      error={error}
      title={retries ? t('failed.retries') : t('failed.final')}
      actions={
        <>
          <Button busy={busy} onClick={() => void again()}>
            {t('failed.again')}
          </Button>
          <Button onClick={() => downloadHtml(session)}>{t('failed.download')}</Button>
        </>
      }
    />
  )
}
