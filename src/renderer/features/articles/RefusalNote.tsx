import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Refusal } from './use-article-acts.ts'

const SHOWN = 5

interface RefusalNoteProps {
  refusal: Refusal
  onRetry: () => void
  onDismiss: () => void
}

/** What an act did not do, article by article, and why. */
export function RefusalNote({ refusal, onRetry, onDismiss }: RefusalNoteProps) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  const count = refusal.ids.length
  const title = t(`refused.${refusal.act}`, { count, number: format.number(count) })
  if (refusal.error) {
    return (
      <Failure
        error={refusal.error}
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>{t('again')}</Button>
            <Button variant="bare" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          </>
        }
      />
    )
  }
  const [shown, rest] = [refusal.failed.slice(0, SHOWN), refusal.failed.slice(SHOWN)]
  return (
    <Banner tone="warn" title={title} onDismiss={onDismiss}>
      <Reasons failed={shown} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex list-none items-center gap-1 text-muted hover:text-ink">
            <Icon icon={ChevronRight} className="transition-transform duration-120 group-open:rotate-90" />
            {t('refused.more', { count: rest.length, number: format.number(rest.length) })}
          </summary>
          <div className="max-h-48 overflow-y-auto">
            <Reasons failed={rest} />
          </div>
        </details>
      )}
    </Banner>
  )
}

function Reasons({ failed }: Pick<Refusal, 'failed'>) {
  const { t } = useTranslation('articles')
  return (
    <ul>
      {failed.map(({ id, title, message }) => (
        <li key={id}>
          <span className="font-prose">{title || t('untitled')}</span>
          {': '}
          {message}
        </li>
      ))}
    </ul>
  )
}
