import { useTranslation } from 'react-i18next'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'

/** How the article may look among search results: the nearest guess, cut where results are cut. */
export function SearchPreview({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const { title, slug, language, meta_title, meta_description } = useSessionState(session, ({ fields }) => fields)
  return (
    <section aria-label={t('preview.label')} className="flex flex-col gap-1.5">
      <h2 className="text-dense text-muted">{t('preview.label')}</h2>
      <div lang={language} className="border border-line bg-sheet px-3 py-2.5">
        <p className="truncate text-small text-faint">
          {t('preview.site')} › {slug}
        </p>
        <p className="line-clamp-1 text-lead text-accent">{meta_title || title || t('title.placeholder')}</p>
        {meta_description ? (
          <p className="line-clamp-3 text-dense text-muted">{meta_description}</p>
        ) : (
          <p className="text-dense text-faint">{t('preview.no_description')}</p>
        )}
      </div>
    </section>
  )
}
