import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { personName } from '../person.ts'

/** How a version is called, and why it exists. */
export function useVersionWords() {
  const { t } = useTranslation('editor')
  const format = useFormats()
  return {
    nameOf: ({ kind, label }: ArticleVersion) => (kind === 'named' && label ? label : t(`version.kind.${kind}`)),
    reasonOf: ({ made_by, word_count }: ArticleVersion) => {
      const words = t('words.all', { count: word_count, words: format.number(word_count) })
      return t('version.by', { who: personName(made_by), words })
    },
  }
}

export interface Day {
  day: string
  versions: ArticleVersion[]
}

/** Versions of one calendar day of this computer stand together; the order stays. */
export function byDay(versions: readonly ArticleVersion[]): Day[] {
  const days: Day[] = []
  for (const version of versions) {
    const day = new Date(version.created_at).toDateString()
    const last = days.at(-1)
    if (last?.day === day) last.versions.push(version)
    else days.push({ day, versions: [version] })
  }
  return days
}
