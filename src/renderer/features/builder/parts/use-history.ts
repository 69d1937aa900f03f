import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HistoryStep } from '../../../../contract/site-pages.ts'
import { call } from '../../../client.ts'
import { useCommand } from '../../../commands.ts'
import { asFailure } from '../../../failure.ts'
import { refresh, useOperation } from '../../../query.ts'
import { announce } from '../../../ui/announce.tsx'
import { useFailureSentence } from '../../../ui/Failure.tsx'
import { confirmToast, failureToast } from '../../../ui/toast.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'
import { personName } from '../words.ts'

/** Undo and redo of the whole site: one history for this window, other windows, the API and assistants. */
export function useHistory() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const navigate = useNavigate()
  const sentence = useFailureSentence()
  const { site_id, page_id } = session
  const history = useOperation('get_site_history', { site_id })
  // What is typed and not saved yet is a step already.
  const unsaved = useBuilder(({ save, waiting }) => save.kind !== 'saved' || waiting.length > 0)

  const act = useMutation({
    mutationFn: async (back: boolean) => {
      if (!(await session.flush())) throw new Error(t('save.not_saved'))
      // What is not right yet never was a step of the history: it alone is taken back.
      if (back && session.store.getState().waiting.length > 0) {
        await session.reload()
        return { back, step: null }
      }
      const answer = await call(back ? 'undo_site' : 'redo_site', { site_id })
      session.takeShared(await call('list_shared_sections', { site_id }))
      await session.reload().catch(() => undefined)
      return { back, step: answer.done }
    },
    onSuccess: ({ back, step }) => {
      if (step === null) return announce(t('history.undone', { step: t('act.edit_section') }))
      void refresh('get_site_history', 'get_canvas', 'list_site_pages')
      const said = t(back ? 'history.undone' : 'history.redone', { step: stepName(step) })
      const elsewhere = step.page_id !== null && step.page_id !== page_id
      if (step.made_by !== 'You') confirmToast(t('history.of', { said, who: personName(step.made_by) }))
      else if (elsewhere) confirmToast(t('history.elsewhere', { said, page: step.subject }))
      else announce(said)
      const brought = elsewhere && (step.act === 'delete_page') === back
      if (brought && step.page_id !== null) {
        const params = { siteId: String(site_id), pageId: String(step.page_id) }
        void navigate({ to: '/sites/$siteId/pages/$pageId', params, search: {} })
      }
    },
    onError: (error) => failureToast(sentence(asFailure(error))),
  })

  const stepName = (step: HistoryStep) => t(`act.${step.act}`)
  const named = (step: HistoryStep | null | undefined, key: 'history.undo_step' | 'history.redo_step') =>
    step
      ? t(step.made_by === 'You' ? key : `${key}_of`, {
          step: [stepName(step), step.subject].filter(Boolean).join(' · '),
          who: personName(step.made_by),
        })
      : null
  const { undo, redo } = history.data ?? { undo: null, redo: null }
  const canUndo = undo !== null || unsaved
  useCommand('site.undo', () => act.mutate(true), canUndo ? null : 'builder:history.nothing_to_undo')
  useCommand('site.redo', () => act.mutate(false), redo ? null : 'builder:history.nothing_to_redo')
  return {
    busy: act.isPending,
    undo: () => act.mutate(true),
    redo: () => act.mutate(false),
    undoName: unsaved ? t('history.undo_last') : named(undo, 'history.undo_step'),
    redoName: named(redo, 'history.redo_step'),
    canUndo,
    canRedo: redo !== null,
  }
}
