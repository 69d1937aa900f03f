import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkResult } from '../../../../contract/values.ts'
import { call } from '../../../client.ts'
import { asFailure } from '../../../failure.ts'
import { useFormats } from '../../../format.ts'
import { announce } from '../../../ui/announce.tsx'
import { useFailureSentence } from '../../../ui/Failure.tsx'
import { failureToast, undoToast } from '../../../ui/toast.tsx'
import type { Session } from '../session/session.ts'
import { keepVersion } from '../session/versions.ts'

const FLASH_MS = 1_500

/** Mod+S: saves and makes a version. The strip at the foot says so for a moment. */
export function useSaveVersion(session: Session) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const attempt = useAttempt()
  const [flash, setFlash] = useState<string | null>(null)
  useEffect(() => {
    if (flash === null) return
    const timer = setTimeout(() => setFlash(null), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])

  const saveVersion = () =>
    attempt(async () => {
      const version = await keepVersion(session, t('version.by_hand', { time: format.time(new Date()) }))
      if (!version) return
      setFlash(t('save.version'))
      announce(t('save.version'))
    })
  return { saveVersion, flash }
}

export function useTrash(session: Session) {
  const { t } = useTranslation('editor')
  const navigate = useNavigate()
  const attempt = useAttempt()
  return () =>
    attempt(async () => {
      await session.autosave.flush()
      await one(call('trash_articles', { ids: [session.id] }))
      await navigate({ to: '/articles' })
      undoToast(t('trash.done'), {
        label: t('undo'),
        run: () => void attempt(() => one(call('restore_articles', { ids: [session.id] }))),
      })
    })
}

/** Archives, or brings back what is archived. */
export function useArchive(session: Session) {
  const { t } = useTranslation('editor')
  const attempt = useAttempt()
  const set = (act: 'archive_articles' | 'unarchive_articles') => attempt(() => one(call(act, { ids: [session.id] })))
  return async () => {
    const isArchived = session.store.getState().article.status === 'archived'
    const [act, back] = isArchived
      ? (['unarchive_articles', 'archive_articles'] as const)
      : (['archive_articles', 'unarchive_articles'] as const)
    if (!(await set(act))) return
    undoToast(isArchived ? t('archive.undone') : t('archive.done'), { label: t('undo'), run: () => void set(back) })
  }
}

/** These acts are made for many articles; for one, what failed is a failure. */
async function one(result: Promise<BulkResult>): Promise<void> {
  const { failed } = await result
  if (failed[0]) throw new Error(failed[0].message)
}

/** Acts of the menu have no place of their own on the screen, so a failure is told as a message that stays. */
function useAttempt() {
  const sentence = useFailureSentence()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      failureToast(sentence(asFailure(error)))
      return false
    }
  }
}
