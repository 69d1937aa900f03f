import { useTranslation } from 'react-i18next'
import { call } from '../../../client.ts'
import { useCommand } from '../../../commands.ts'
import { translate } from '../../../i18n/index.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { useFailureSentence } from '../../../ui/Failure.tsx'
import { actionToast, confirmToast, failureToast, undoToast } from '../../../ui/toast.tsx'
import { stepWords } from './history-words.ts'

const touched = ['get_site_history', 'list_site_pages', 'get_site', 'get_canvas'] as const

/** Undo and redo of a site, also on their keys: one history for the window, the API and assistants. */
export function useSiteUndo(siteId: number) {
  const { t } = useTranslation('sites')
  const sentence = useFailureSentence()
  const history = useOperation('get_site_history', { site_id: siteId }).data
  const onError = (error: unknown) => failureToast(sentence(error))
  const redo = useAct('redo_site', {
    onSuccess: ({ done }) => {
      void refresh(...touched)
      confirmToast(t('history.redone', { step: stepWords(done) }))
    },
    onError,
  })
  const undo = useAct('undo_site', {
    onSuccess: ({ done }) => {
      void refresh(...touched)
      actionToast(t('history.undone', { step: stepWords(done) }), {
        label: t('history.redo'),
        run: () => redo.mutate({ site_id: siteId }),
      })
    },
    onError,
  })
  const acts = {
    undo: () => undo.mutate({ site_id: siteId }),
    redo: () => redo.mutate({ site_id: siteId }),
    next: { undo: history?.undo ?? null, redo: history?.redo ?? null },
    steps: history?.steps,
    busy: undo.isPending || redo.isPending,
  }
  useCommand('site.undo', acts.undo, acts.next.undo && !acts.busy ? null : 'sites:history.nothing_undo')
  useCommand('site.redo', acts.redo, acts.next.redo && !acts.busy ? null : 'sites:history.nothing_redo')
  return acts
}

/** Tells of an act and offers to take back that act, and no later one of somebody else. */
export async function offerUndo(siteId: number, text: string): Promise<void> {
  const step = await call('get_site_history', { site_id: siteId }).then(
    (history) => history.undo?.id ?? null,
    () => null,
  )
  if (step === null) return void confirmToast(text)
  undoToast(text, { label: translate('sites:history.undo'), run: () => void takeBack(siteId, step) })
}

async function takeBack(siteId: number, step: number): Promise<void> {
  try {
    const { undo } = await call('get_site_history', { site_id: siteId })
    if (undo?.id !== step) return void failureToast(translate('sites:history.passed'))
    await call('undo_site', { site_id: siteId })
    await refresh(...touched)
  } catch {
    failureToast(translate('sites:history.failed'))
  }
}
