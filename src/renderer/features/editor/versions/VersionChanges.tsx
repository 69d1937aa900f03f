import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { useOperation } from '../../../query.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CompareWith } from './CompareWith.tsx'
import { DiffText } from './DiffText.tsx'
import { pairOf, type Against } from './pair.ts'
import { Paper } from './Paper.tsx'

interface VersionChangesProps {
  article: number
  versions: readonly ArticleVersion[]
  chosen: ArticleVersion
  against: Against
  language: string
  onChoose: (choice: { against: Against }) => void
}

/** The difference between two texts, always from the older to the newer. */
export function VersionChanges({ article, versions, chosen, against, language, onChoose }: VersionChangesProps) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const pair = pairOf(versions, chosen.id, against)
  const diff = useOperation(
    'compare_versions',
    { id: article, ...(pair ?? { from: chosen.id }) },
    { enabled: pair !== null, staleTime: 0 },
  )
  const isSame = diff.data && [...diff.data.blocks, ...diff.data.title].every(({ kind }) => kind === 'same')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-6 py-2">
        <CompareWith versions={versions} chosen={chosen} against={against} onChoose={onChoose} />
        <p role="status" className="nums text-muted">
          {pair &&
            diff.data &&
            (isSame
              ? t('diff.nothing')
              : t('diff.sum', {
                  added: format.number(diff.data.added_words),
                  removed: format.number(diff.data.removed_words),
                }))}
        </p>
      </div>
      <div className="px-6 py-4 empty:hidden">
        {!pair && <p className="text-muted">{t('diff.oldest')}</p>}
        {pair && <Failure error={diff.error} title={t('diff.failed')} />}
        {pair && diff.isPending && <Skeleton rows={8} />}
      </div>
      {pair && diff.data && (
        <Paper>
          <DiffText diff={diff.data} language={language} />
        </Paper>
      )}
    </>
  )
}
