import { useTranslation } from 'react-i18next'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { useFormats } from '../../../format.ts'
import { lastExport } from '../list/site-facts.ts'

/** What changed since the last export, before anything else. */
export function Standing({ exports }: { exports: readonly SiteExport[] }) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const last = lastExport(exports)
  if (!last) {
    return (
      <div>
        <p className="font-prose text-heading-4">{t('export.never')}</p>
        <p className="mt-1 max-w-prose text-pretty text-muted">{t('export.never_body')}</p>
      </div>
    )
  }
  return (
    <div>
      <p className="font-prose text-heading-4">
        {last.changes_since === 0 ? t('export.up_to_date') : t('export.changes', { count: last.changes_since })}
      </p>
      <p className="mt-1 text-muted">
        {t('export.last', { moment: format.moment(last.finished_at ?? last.created_at) })}
      </p>
    </div>
  )
}
