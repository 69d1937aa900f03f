import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'

export interface DeleteWish {
  /** How many go. */
  count: number
  /** The title, when it is one. */
  title: string | null
  /** Words in all of them. */
  words: number
  /** The whole trash. */
  all: boolean
}

interface DeleteDialogProps {
  wish: DeleteWish | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The final act: names what goes, and how much of it. */
export function DeleteDialog({ wish, busy, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  if (!wish) return null
  const { count, title, words, all } = wish
  const values = { count, number: format.number(count) }
  const question =
    title !== null
      ? t('delete.one', { title: title || t('untitled') })
      : t(all ? 'delete.all' : 'delete.several', values)
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={question}
      body={t('delete.body', { count: words, words: format.number(words) })}
      confirm={t('delete.confirm', values)}
      cancel={t('delete.keep', { count })}
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
