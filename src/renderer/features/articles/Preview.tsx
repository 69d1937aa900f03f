import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepPreviousData } from '@tanstack/react-query'
import type { LibraryItem } from '../../../contract/articles.ts'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ArticleText } from './ArticleText.tsx'
import { Badges } from './Badges.tsx'
import { togglePreview } from './preview-store.ts'
import { StatusMark } from './StatusMark.tsx'
import { useRowLook } from './use-row-look.ts'

/** Longer than a key repeats: rows that are only passed by are not read. */
const REST_MS = 120

interface PreviewProps {
  item: LibraryItem | null
  /** What to do with it. */
  action: ReactNode
}

/** The article under the focus: its facts, and how it begins. */
export function Preview({ item, action }: PreviewProps) {
  const { t } = useTranslation('articles')
  return (
    <aside data-pane aria-label={t('preview.name')} className="relative flex min-h-0 flex-1 flex-col bg-sheet">
      <IconButton icon={X} label={t('preview.close')} className="absolute top-2 right-2" onClick={togglePreview} />
      {item ? <Facts item={item} action={action} /> : <p className="px-6 py-12 text-faint">{t('preview.none')}</p>}
    </aside>
  )
}

function Facts({ item, action }: PreviewProps & { item: LibraryItem }) {
  const look = useRowLook()
  const { t } = useTranslation('articles')
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [item.id])
  const facts = [
    [t('column.status'), <StatusMark key="status" status={item.status} word={look.status[item.status]} />],
    [t('column.language'), look.format.language(item.language)],
    [t('column.words'), look.format.number(item.word_count)],
    [t('column.updated'), look.format.moment(item.updated_at)],
    [t('column.created'), look.format.moment(item.created_at)],
  ] as const
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('preview.text')}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto focus-visible:-outline-offset-2"
    >
      <header className="flex flex-col gap-3 border-b border-line px-6 pt-5 pb-4">
        <h2 lang={item.language} className="pr-8 font-prose text-heading-4 font-medium text-balance break-words">
          {item.title || <span className="text-faint italic">{look.untitled}</span>}
        </h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-faint">{name}</dt>
              <dd className="nums truncate first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          {action}
          <Badges item={item} look={look} />
        </div>
      </header>
      <Beginning id={item.id} />
    </div>
  )
}

function Beginning({ id }: { id: number }) {
  const { t } = useTranslation('articles')
  const resting = useResting(id)
  const article = useOperation('open_article', { id: resting }, { placeholderData: keepPreviousData })
  if (article.error) {
    return (
      <div className="p-4">
        <Failure
          error={article.error}
          title={t('preview.failed')}
          actions={<Button onClick={() => void article.refetch()}>{t('again')}</Button>}
        />
      </div>
    )
  }
  if (!article.data) return <Skeleton rows={5} className="px-6 py-4" />
  return (
    <div aria-busy={article.isPlaceholderData} className="px-6 py-5">
      {article.data.content.trim() === '' ? (
        <p className="text-faint">{t('preview.empty')}</p>
      ) : (
        <ArticleText html={article.data.content} language={article.data.language} goesOn={t('preview.goes_on')} />
      )}
    </div>
  )
}

function useResting(id: number): number {
  const [resting, setResting] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setResting(id), REST_MS)
    return () => clearTimeout(timer)
  }, [id])
  return resting
}
