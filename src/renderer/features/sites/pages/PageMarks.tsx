import { CircleDot, Globe, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { useFormats } from '../../../format.ts'
import { useOperation } from '../../../query.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { translationsOf } from './page-rows.ts'

/** Whether visitors see the page, and what of it they do not see yet. */
export function StatusMark({ page }: { page: ListedPage }) {
  const { t } = useTranslation('sites')
  const live = page.status === 'published'
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-dense">
      <span className={classes('inline-flex items-center gap-1.5', live ? 'text-ink' : 'text-muted')}>
        <Icon icon={live ? Globe : PencilLine} className="size-3.5 text-faint" />
        {live ? t('pages.live') : t('pages.draft')}
      </span>
      {live && page.has_draft && <Waiting page={page} />}
    </span>
  )
}

function Waiting({ page }: { page: ListedPage }) {
  const { t } = useTranslation('sites')
  const changes = useOperation('open_page', { site_id: page.site_id, page_id: page.id }).data?.changes.length
  return (
    <span className="inline-flex items-center gap-1.5 text-warn">
      <Icon icon={CircleDot} className="size-3.5" />
      {changes ? t('pages.changes', { count: changes }) : t('pages.changed')}
    </span>
  )
}

export interface TranslationMarksProps {
  page: ListedPage
  pages: readonly ListedPage[]
  locales: readonly string[]
}

/** One mark for each other language of the site: there, or missing. */
export function TranslationMarks({ page, pages, locales }: TranslationMarksProps) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  return (
    <span className="flex flex-wrap gap-1">
      {translationsOf(page, pages, locales).map(({ locale, page: other }) => {
        const words = t(other ? 'pages.translated' : 'pages.not_translated', { language: format.language(locale) })
        return (
          <span
            key={locale}
            title={words}
            className={classes(
              'inline-flex h-5 items-center rounded-mark border px-1.5 text-small',
              other ? 'border-edge text-muted' : 'border-dashed border-edge text-faint',
            )}
          >
            <span aria-hidden className={other ? undefined : 'line-through'}>
              {locale}
            </span>
            <span className="sr-only">{words}</span>
          </span>
        )
      })}
    </span>
  )
}
