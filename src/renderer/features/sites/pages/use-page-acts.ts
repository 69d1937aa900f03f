import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { call } from '../../../client.ts'
import { useFormats } from '../../../format.ts'
import { refresh } from '../../../query.ts'
import { confirmToast } from '../../../ui/toast.tsx'
import { offerUndo } from '../parts/use-site-undo.ts'

export interface PageActs {
  busy: number | null
  error: unknown
  open: (page: ListedPage) => void
  duplicate: (page: ListedPage) => void
  translate: (page: ListedPage, locale: string) => void
  publish: (page: ListedPage) => void
  unpublish: (page: ListedPage) => void
  discard: (page: ListedPage) => void
  remove: (page: ListedPage) => void
}

/** What is done to pages at once, each with a way back. */
export function usePageActs(siteId: number): PageActs {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)

  const act = (page: ListedPage, work: () => Promise<unknown>) => {
    if (busy !== null) return
    setBusy(page.id)
    setError(null)
    void work()
      .then(() => refresh('list_site_pages', 'get_site', 'list_sites', 'get_site_history', 'check_site'))
      .catch(setError)
      .finally(() => setBusy(null))
  }
  const at = ({ id }: ListedPage) => ({ site_id: siteId, page_id: id })
  return {
    busy,
    error,
    open: ({ id }) =>
      void navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId: String(siteId), pageId: String(id) } }),
    duplicate: (page) =>
      act(page, async () => {
        await call('duplicate_page', at(page))
        await offerUndo(siteId, t('pages.done.duplicated', { title: page.title }))
      }),
    translate: (page, locale) =>
      act(page, async () => {
        await call('translate_page', { ...at(page), locale })
        await offerUndo(siteId, t('pages.done.translated', { title: page.title, language: format.language(locale) }))
      }),
    publish: (page) =>
      act(page, async () => {
        await call('publish_page', at(page))
        confirmToast(t('pages.done.published', { title: page.draft_title ?? page.title }))
      }),
    unpublish: (page) =>
      act(page, async () => {
        await call('unpublish_page', at(page))
        await offerUndo(siteId, t('pages.done.unpublished', { title: page.title }))
      }),
    discard: (page) =>
      act(page, async () => {
        await call('discard_page_draft', at(page))
        await offerUndo(siteId, t('pages.done.discarded', { title: page.title }))
      }),
    remove: (page) =>
      act(page, async () => {
        await call('remove_page', at(page))
        await offerUndo(siteId, t('pages.done.deleted', { title: page.title }))
      }),
  }
}
