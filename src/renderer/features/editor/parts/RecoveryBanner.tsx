import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countHtmlWords } from '../../../../text/count-words.ts'
import { useStudioEvent } from '../../../events.ts'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { undoToast } from '../../../ui/toast.tsx'
import type { Draft } from '../session/drafts.ts'
import { keepDraft, recoveredDrafts } from '../session/recovery.ts'
import type { Session } from '../session/session.ts'

/** Words that a crash left behind, one draft after the other. */
export function RecoveryBanner({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const [drafts, setDrafts] = useState(() => recoveredDrafts(session))
  const look = () => setDrafts(recoveredDrafts(session))
  // Another window may just have saved what looked lost from here.
  useStudioEvent('article.saved', ({ id }) => id === session.id && drafts.length > 0 && setTimeout(look))

  const keep = useMutation({
    mutationFn: (draft: Draft) => keepDraft(session, draft, t('recovered.version')),
    onSuccess: look,
  })
  const discard = (draft: Draft) => {
    session.drafts.decide(draft)
    look()
    undoToast(t('recovered.discarded'), {
      label: t('undo'),
      run: () => {
        session.drafts.keep(draft)
        look()
      },
    })
  }
  const [draft] = drafts
  if (!draft) return null
  const { content } = draft.fields
  const words = content === undefined ? null : countHtmlWords(content, session.store.getState().fields.language)
  return (
    <Banner
      tone="info"
      title={t('recovered.title')}
      actions={
        <>
          <Button variant="primary" busy={keep.isPending} onClick={() => keep.mutate(draft)}>
            {t('recovered.keep')}
          </Button>
          <Button onClick={() => discard(draft)}>{t('recovered.discard')}</Button>
        </>
      }
    >
      {words === null
        ? t('recovered.fields', { when: format.moment(new Date(draft.at)) })
        : t('recovered.body', { when: format.moment(new Date(draft.at)), count: words, words: format.number(words) })}
      <Failure error={keep.error} />
    </Banner>
  )
}
