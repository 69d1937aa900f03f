import { useTranslation } from 'react-i18next'
import { useAct, useOperation } from '../../query.ts'
import { Failure } from '../../ui/Failure.tsx'
import { undoToast } from '../../ui/toast.tsx'

/** While samples lie among the texts: how many, and one click to be rid of them. */
export function Samples() {
  const { t } = useTranslation('today')
  const count = useOperation('get_library_counts', {}).data?.samples ?? 0
  const restore = useAct('restore_articles')
  const remove = useAct('remove_samples', {
    onSuccess: ({ done }) =>
      undoToast(t('samples.removed', { count: done.length }), {
        label: t('undo'),
        run: () => restore.mutate({ ids: done }),
      }),
  })
  const error = remove.error ?? restore.error
  if (error) return <Failure error={error} />
  if (count === 0) return <span />
  return (
    <p className="text-dense text-faint">
      {t('samples.count', { count })}{' '}
      <button
        type="button"
        className="rounded-mark px-1 py-1 text-muted underline hover:text-ink"
        onClick={() => remove.mutate({})}
      >
        {t('samples.remove')}
      </button>
    </p>
  )
}
