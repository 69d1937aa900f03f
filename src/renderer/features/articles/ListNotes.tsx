import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import type { ArticleActs } from './use-article-acts.ts'
import type { ArticlePages } from './use-article-pages.ts'

/** What could not be read or done, beside the list it is about; null while all is well. */
export function listNotes(pages: ArticlePages, acts: ArticleActs) {
  if (!pages.error && !acts.refusal) return null
  return <ListNotes pages={pages} acts={acts} />
}

function ListNotes({ pages, acts }: { pages: ArticlePages; acts: ArticleActs }) {
  const { t } = useTranslation('articles')
  const { refusal } = acts
  const retry = () => {
    if (!refusal) return
    const items = refusal.ids.flatMap((id) => pages.items[pages.indexOf.get(id) ?? -1] ?? [])
    if (refusal.act === 'duplicate') void (items[0] && acts.duplicate(items[0]))
    else void acts.run(refusal.act, items)
  }
  return (
    <div className="flex flex-col gap-2">
      {pages.error && (
        <Failure
          error={pages.error}
          title={pages.items.length > 0 ? t('list.refresh_failed') : t('list.failed')}
          actions={<Button onClick={pages.retry}>{t('again')}</Button>}
        />
      )}
      {refusal && <RefusalNote refusal={refusal} onRetry={retry} onDismiss={acts.dismiss} />}
    </div>
  )
}

export const ListWaiting = () => <Skeleton rows={12} className="px-12 pt-8" />
