import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, type StudioFailure } from '../failure.ts'
import { CopyButton } from './CopyButton.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Icon } from './Icon.tsx'

export interface FailureProps {
  /** What was thrown; nothing is shown while there is nothing. */
  error: unknown
  /** What the screen knows better than the failure: what did not happen, and what is safe. */
  title?: ReactNode
  /** The fix, as buttons. */
  actions?: ReactNode
}

/** A failure beside the act that caused it. Code and request id stand under Details. */
export function Failure({ error, title, actions }: FailureProps) {
  const { t } = useTranslation('ui')
  const sentence = useFailureSentence()
  if (!error) return null
  const failure = asFailure(error)
  return (
    <div role="alert" className="ground-bad flex gap-2.5 rounded-control border border-bad px-3 py-2.5">
      <Icon icon={CircleAlert} className="mt-0.5 text-bad" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {title && <p className="font-medium text-pretty">{title}</p>}
        <p className="text-pretty">{sentence(failure)}</p>
        {actions && <div className="flex flex-wrap gap-2 py-0.5">{actions}</div>}
        <Disclosure label={t('details')}>
          <div className="mt-1 flex items-start justify-between gap-2 pl-5">
            <pre className="min-w-0 flex-1 font-code text-small break-words whitespace-pre-wrap text-muted">
              {factsOf(failure)}
            </pre>
            <CopyButton text={factsOf(failure)} />
          </div>
        </Disclosure>
      </div>
    </div>
  )
}

const factsOf = ({ code, status, message, details, request_id }: StudioFailure): string =>
  [
    `${code} ${status || ''}`.trim(),
    request_id && `request_id ${request_id}`,
    message,
    ...details.map((detail) => `${detail.path || '.'} ${detail.code}: ${detail.message}`),
  ]
    .filter(Boolean)
    .join('\n')

/** The sentence for a failure in the language of the interface; the core's own words where they are the best we have. */
export function useFailureSentence(): (error: unknown) => string {
  const { t, i18n } = useTranslation('ui')
  return (error) => {
    const failure = asFailure(error)
    const keys = [...failure.details.map((detail) => `failure.detail.${detail.code}`), `failure.code.${failure.code}`]
    const known = keys.find((key) => i18n.exists(key, { ns: 'ui' }))
    const ownWords = failure.status > 0 && failure.status < 500 && failure.message !== ''
    return known && (!ownWords || i18n.language !== 'en') ? t(known) : failure.message
  }
}
