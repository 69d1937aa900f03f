import { Check, CircleAlert, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { FooterFact, FooterFacts } from '../../../shell/Footer.tsx'
import { announce } from '../../../ui/announce.tsx'
import { useFailureSentence } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Session } from '../session/session.ts'
import { useSaveState, useSessionState } from '../session/use-session.ts'
import { useWordCount } from '../session/word-count.ts'

/** The strip at the foot: what is saved; then words and language. `flash` is said for a moment after Mod+S. */
export function SaveFacts({ session, flash }: { session: Session; flash: string | null }) {
  const format = useFormats()
  const language = useSessionState(session, ({ fields }) => fields.language)
  return (
    <FooterFacts
      start={<SaveFact session={session} flash={flash} />}
      end={
        <>
          <WordFact session={session} />
          <FooterFact>{format.language(language)}</FooterFact>
        </>
      }
    />
  )
}

function SaveFact({ session, flash }: { session: Session; flash: string | null }) {
  const { t } = useTranslation('editor')
  const sentence = useFailureSentence()
  const state = useSaveState(session)
  const locked = useSessionState(session, ({ article, lost }) => article.deleted_at !== null || lost.length > 0)
  const reason =
    state.kind === 'failed' ? sentence(state.error) : state.kind === 'conflict' ? t('save.elsewhere') : null
  useSpokenSave(reason)

  if (reason !== null) {
    return (
      <span className="inline-flex min-w-0 items-center gap-1.5 text-bad">
        <Icon icon={CircleAlert} className="size-3.5" />
        <span className="truncate">{t('save.failed', { reason })}</span>
      </span>
    )
  }
  if (locked) return <Fact icon={Lock} text={t('save.locked')} />
  if (state.kind === 'saving') {
    return (
      <FooterFact>
        <Spinner className="size-3.5" />
        {t('save.saving')}
      </FooterFact>
    )
  }
  return flash ? (
    <span className="text-ink">
      <Fact icon={Check} text={flash} />
    </span>
  ) : (
    <Fact icon={Check} text={t('save.saved')} />
  )
}

const Fact = ({ icon, text }: { icon: typeof Check; text: string }) => (
  <FooterFact>
    <Icon icon={icon} className="size-3.5" />
    {text}
  </FooterFact>
)

/** Saving is spoken only when it fails and when it works again. */
function useSpokenSave(reason: string | null): void {
  const { t } = useTranslation('editor')
  const failing = useRef(false)
  useEffect(() => {
    if (reason !== null) announce(t('save.failed', { reason }), true)
    else if (failing.current) announce(t('save.again'))
    failing.current = reason !== null
  }, [reason, t])
}

function WordFact({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const { all, selected } = useWordCount(session)
  const words = format.number(all)
  return (
    <FooterFact>
      {selected > 0
        ? t('words.selected', { count: all, words, selected: format.number(selected) })
        : t('words.all', { count: all, words })}
    </FooterFact>
  )
}
