import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { personName } from '../person.ts'
import type { Session } from '../session/session.ts'
import { keepBoth } from '../session/versions.ts'

interface ConflictBannerProps {
  session: Session
  by: string | null
  onShowVersion: (id: number) => void
}

/** Somebody else saved while words were unsaved here. Both texts are kept before anything is shown or exchanged. */
export function ConflictBanner({ session, by, onShowVersion }: ConflictBannerProps) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const who = by === null ? null : personName(by)
  const resolve = useMutation({
    mutationFn: (_: { show: boolean }) => {
      const time = format.time(new Date())
      return keepBoth(session, {
        mine: t('conflict.mine', { time }),
        theirs: who === null ? t('conflict.theirs', { time }) : t('conflict.theirs_by', { who, time }),
      })
    },
    onSuccess: (mine, { show }) => {
      if (show) onShowVersion(mine.id)
      else confirmToast(t('conflict.kept', { name: mine.label }))
    },
  })
  const button = (show: boolean, words: string) => (
    <Button
      busy={resolve.isPending && resolve.variables.show === show}
      disabled={resolve.isPending}
      onClick={() => resolve.mutate({ show })}
    >
      {words}
    </Button>
  )
  return (
    <Banner
      tone="warn"
      title={who === null ? t('conflict.title') : t('conflict.title_by', { who })}
      actions={
        <>
          {button(true, t('conflict.show'))}
          {button(false, t('conflict.keep'))}
        </>
      }
    >
      {t('conflict.body')}
      <Failure error={resolve.error} title={t('conflict.failed')} />
    </Banner>
  )
}
