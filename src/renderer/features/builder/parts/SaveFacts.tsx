import { Check, CircleAlert, Globe, PencilLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FooterFact, FooterFacts } from '../../../shell/Footer.tsx'
import { announce } from '../../../ui/announce.tsx'
import { useFailureSentence } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useBuilder } from '../session/use-session.ts'

/** The strip at the foot: what is saved, and apart from it what is live. */
export function SaveFacts() {
  const { t } = useTranslation('builder')
  const page = useBuilder((state) => state.page)
  const count = useBuilder(({ doc }) => doc.sections.length)
  return (
    <FooterFacts
      start={
        <>
          <SaveFact />
          <FooterFact>
            <Icon icon={page.status === 'published' ? Globe : PencilLine} className="size-3.5" />
            {page.status === 'draft'
              ? t('state.not_live')
              : page.draft
                ? t('state.live_with', { count: page.changes.length })
                : t('state.live')}
          </FooterFact>
        </>
      }
      end={
        <>
          <FooterFact>{t('outline.sections', { count })}</FooterFact>
          <FooterFact>{page.locale}</FooterFact>
        </>
      }
    />
  )
}

function SaveFact() {
  const { t } = useTranslation('builder')
  const sentence = useFailureSentence()
  const save = useBuilder((state) => state.save)
  const waiting = useBuilder((state) => state.waiting.length)
  const reason = save.kind === 'failed' ? sentence(save.error) : save.kind === 'conflict' ? t('conflict.short') : null
  const failing = useRef(false)
  useEffect(() => {
    if (reason !== null) announce(t('save.failed', { reason }), true)
    else if (failing.current) announce(t('save.again'))
    failing.current = reason !== null
  }, [reason, t])

  if (reason !== null) {
    return (
      <span className="inline-flex min-w-0 items-center gap-1.5 text-bad">
        <Icon icon={CircleAlert} className="size-3.5" />
        <span className="truncate">{t('save.failed', { reason })}</span>
      </span>
    )
  }
  if (waiting > 0) {
    return (
      <span className="inline-flex items-center gap-1.5 text-warn">
        <Icon icon={CircleAlert} className="size-3.5" />
        {t('save.waiting', { count: waiting })}
      </span>
    )
  }
  return (
    <FooterFact>
      {save.kind === 'saving' ? <Spinner className="size-3.5" /> : <Icon icon={Check} className="size-3.5" />}
      {t(save.kind === 'saving' ? 'save.saving' : 'save.saved')}
    </FooterFact>
  )
}
