import { currentLanguage, translate } from '../../../i18n/index.ts'

interface Answered {
  ok: boolean
  status: number | null
  error: string | null
}

/** What an answer means, in a sentence. Where no answer came, the core knows why, in English. */
export function answerWords({ ok, status, error }: Answered): string {
  if (ok) return translate('site-tools:webhooks.answer.ok', { status })
  if (currentLanguage() === 'en' && error !== null) return error
  if (status === null) return translate('site-tools:webhooks.answer.none', { why: error ?? '' })
  if (status === 410) return translate('site-tools:webhooks.answer.gone')
  if (status >= 300 && status < 400) return translate('site-tools:webhooks.answer.moved', { status })
  return translate('site-tools:webhooks.answer.refused', { status })
}
