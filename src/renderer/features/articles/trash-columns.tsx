import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MarkCell, MomentCell, MoreCell, TitleCell } from './RowParts.tsx'
import { daysLeft, SOON } from './trash-days.ts'
import type { RowLook } from './use-row-look.ts'

/** Mark, title, words, when it was thrown away, how long it stays, menu. */
export const trashColumns = classes(
  'grid-cols-[1.5rem_minmax(0,1fr)_8rem_1.5rem]',
  '@lg:grid-cols-[1.5rem_minmax(0,1fr)_8.5rem_8rem_1.5rem]',
  '@3xl:grid-cols-[1.5rem_minmax(0,1fr)_4rem_9rem_8rem_1.5rem]',
)

const fold = { words: 'hidden @3xl:block', thrown: 'hidden @lg:block' }

export const trashCells = (item: LibraryItem, look: RowLook, now: number) => (
  <>
    <MarkCell />
    <TitleCell item={item} look={look} />
    <span role="gridcell" className={classes(fold.words, 'nums text-right text-muted')}>
      {look.format.number(item.word_count)}
    </span>
    <MomentCell at={item.deleted_at ?? item.updated_at} look={look} className={classes(fold.thrown, '@3xl:pl-2')} />
    <span role="gridcell" className="min-w-0">
      <DaysLeft days={daysLeft(item.deleted_at, now)} look={look} />
    </span>
    <MoreCell item={item} look={look} />
  </>
)

/** Icon and colour only when the time runs out. */
const DaysLeft = ({ days, look }: { days: number; look: RowLook }) => (
  <span className={classes('flex min-w-0 items-center gap-1.5', days <= SOON ? 'text-warn' : 'text-muted')}>
    {days <= SOON && <Icon icon={Hourglass} />}
    <span className="nums truncate">{days === 1 ? look.lastDay : look.daysLeft(days)}</span>
  </span>
)

interface HeadProps {
  marks: 'all' | 'some' | 'none'
  onMarks: () => void
}

export function TrashHead({ marks, onMarks }: HeadProps) {
  const { t } = useTranslation('articles')
  return (
    <>
      <span role="columnheader" className="flex items-center justify-center">
        <Checkbox
          hideLabel
          label={t('list.mark_all')}
          checked={marks === 'all'}
          mixed={marks === 'some'}
          onChange={onMarks}
        />
      </span>
      <span role="columnheader">{t('column.title')}</span>
      <span role="columnheader" className={classes(fold.words, 'text-right')}>
        {t('column.words')}
      </span>
      <span role="columnheader" className={classes(fold.thrown, '@3xl:pl-2')}>
        {t('column.thrown')}
      </span>
      <span role="columnheader">{t('column.left')}</span>
      <span role="columnheader">
        <span className="sr-only">{t('column.actions')}</span>
      </span>
    </>
  )
}
