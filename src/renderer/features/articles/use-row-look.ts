import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'

/** The words and formats of the rows, made once for all of them. */
export function useRowLook() {
  const { t } = useTranslation('articles')
  const format = useFormats()
  return useMemo(
    () => ({
      format,
      status: { draft: t('status.draft'), published: t('status.published'), archived: t('status.archived') },
      untitled: t('untitled'),
      sample: t('badge.sample'),
      scaffold: t('badge.scaffold'),
      byModel: (model: string) => t('badge.model', { model }),
      actionsFor: (title: string) => t('row.actions', { title }),
      daysLeft: (count: number) => t('trash.days', { count }),
      lastDay: t('trash.last_day'),
    }),
    [t, format],
  )
}

export type RowLook = ReturnType<typeof useRowLook>
