import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Against } from './pair.ts'
import { useVersionWords } from './version-words.ts'

interface CompareWithProps {
  versions: readonly ArticleVersion[]
  chosen: ArticleVersion
  against: Against
  onChoose: (choice: { against: Against }) => void
}

/** Any two versions can be laid side by side. */
export function CompareWith({ versions, chosen, against, onChoose }: CompareWithProps) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const { nameOf } = useVersionWords()
  const isOldest = versions.at(-1)?.id === chosen.id
  const others = versions.filter(({ id }) => id !== chosen.id)
  return (
    <div className="flex w-96 max-w-full items-center gap-3">
      <span className="shrink-0 text-muted">{t('versions.compare')}</span>
      <Select
        label={t('versions.compare')}
        value={String(against)}
        onChange={(value) => onChoose({ against: value === 'now' || value === 'previous' ? value : Number(value) })}
        options={[
          { value: 'now', label: t('versions.now') },
          { value: 'previous', label: t('versions.previous'), disabled: isOldest },
          ...others.map((version) => ({
            value: String(version.id),
            label: `${format.moment(version.created_at)} · ${nameOf(version)}`,
          })),
        ]}
      />
    </div>
  )
}
