import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../client.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'

export type FinalAct = 'unpublish' | 'discard'

const operations = { unpublish: 'unpublish_page', discard: 'discard_page_draft' } as const

/** What visitors or the writer would lose sight of is asked about once. */
export function FinalActs({ act, onClose }: { act: FinalAct | null; onClose: () => void }) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const title = useBuilder(({ page }) => page.title)
  const run = useMutation({
    mutationFn: async (wanted: FinalAct) => {
      await session.flush()
      const { site_id, page_id } = session
      session.take(await call(operations[wanted], { site_id, page_id }))
      // What was not right yet is discarded as well.
      if (wanted === 'discard') await session.reload()
      return wanted
    },
    onSuccess: (done) => {
      confirmToast(t(done === 'discard' ? 'final.discarded' : 'final.unpublished', { title }))
      onClose()
    },
  })
  const shown = act ?? 'discard'
  return (
    <AlertDialog
      open={act !== null}
      onClose={onClose}
      title={t(`final.${shown}_title`, { title })}
      body={t(`final.${shown}_body`)}
      confirm={t(`final.${shown}`)}
      busy={run.isPending}
      error={run.error}
      onConfirm={() => act && run.mutate(act)}
    />
  )
}
