import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { useFormats } from '../../format.ts'
import { Time } from '../../ui/Time.tsx'
import { Samples } from './Samples.tsx'
import { Section } from './Section.tsx'

/** The last texts; the newest is the largest thing on the desk. */
export function Continue({ items }: { items: readonly LibraryItem[] }) {
  const { t } = useTranslation('today')
  const [newest, ...rest] = items
  return (
    <Section title={t('continue.title')} bare>
      {newest && <NewestSheet item={newest} />}
      <ul>
        {rest.map((item) => (
          <li key={item.id} className="border-b border-line">
            <ArticleRow item={item} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Samples />
        <Link to="/articles" className="py-1 text-accent no-underline hover:underline">
          {t('continue.all')}
        </Link>
      </div>
    </Section>
  )
}

const linkTo = (item: LibraryItem) => ({ to: '/articles/$id', params: { id: String(item.id) } }) as const

function NewestSheet({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('today')
  return (
    <Link
      {...linkTo(item)}
      className="group mb-2 flex flex-col gap-2.5 border border-line bg-sheet px-8 py-7 no-underline transition-colors duration-120 hover:border-edge"
    >
      <span
        lang={item.language}
        className="font-prose text-heading-2 tracking-[-0.01em] text-balance underline-offset-4 group-hover:underline group-hover:decoration-accent group-hover:decoration-1"
      >
        {item.title || t('untitled')}
      </span>
      <Facts item={item} />
    </Link>
  )
}

function ArticleRow({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('today')
  return (
    <Link
      {...linkTo(item)}
      className="group flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 no-underline focus-visible:-outline-offset-2"
    >
      <span
        lang={item.language}
        className="min-w-0 flex-1 basis-72 font-prose text-lead text-pretty underline-offset-4 group-hover:underline group-hover:decoration-accent"
      >
        {item.title || t('untitled')}
      </span>
      <Facts item={item} />
    </Link>
  )
}

function Facts({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('today')
  const format = useFormats()
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 text-dense text-faint">
      {item.is_sample && <span className="font-prose italic">{t('continue.sample')}</span>}
      {item.is_scaffold && <span className="font-prose italic">{t('continue.scaffold')}</span>}
      {item.status !== 'draft' && <span>{t(`continue.status.${item.status}`)}</span>}
      <span className="nums">
        {t('continue.words', { count: item.word_count, words: format.number(item.word_count) })}
      </span>
      <span className="nums">
        <Time at={item.updated_at} />
      </span>
    </span>
  )
}
