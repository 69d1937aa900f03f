import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import type { Session } from '../session/session.ts'
import { keepVersion } from '../session/versions.ts'

/** Parts of this text would be dropped by the first save. Nothing is dropped unasked. */
export function LossBanner({ session, lost }: { session: Session; lost: readonly string[] }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const edit = useMutation({
    mutationFn: () => keepVersion(session, t('loss.version')),
    onSuccess: (version) => {
      if (!version) return
      session.store.setState({ lost: [] })
      session.editor.setEditable(true, false)
      session.editor.commands.focus('start')
    },
  })
  const names = lost.map((what) => (what === 'text' ? t('loss.text') : `<${what}>`))
  return (
    <Banner
      tone="warn"
      title={t('loss.title')}
      actions={
        <Button busy={edit.isPending} onClick={() => edit.mutate()}>
          {t('loss.edit')}
        </Button>
      }
    >
      {t('loss.body', { parts: format.list(names) })}
      <Failure error={edit.error} />
    </Banner>
  )
}
