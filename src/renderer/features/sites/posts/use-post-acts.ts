import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type InputOf } from '../../../client.ts'
import { refresh } from '../../../query.ts'
import { confirmToast, undoToast } from '../../../ui/toast.tsx'
import type { SitePost } from './post-state.ts'

/** Fields of a post that are saved as they are left. */
export type PostPatch = Omit<InputOf<'update_post'>, 'site_id' | 'post_id' | 'status'>

export const postsChanged = () =>
  refresh('list_site_posts', 'list_article_posts', 'list_posts', 'get_site', 'list_sites', 'list_library', 'get_canvas')

/** What is done with one post. */
export function usePostActs(post: SitePost) {
  const { t } = useTranslation('sites')
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const at = { site_id: post.site_id, post_id: post.id }
  const act = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name)
    setError(null)
    try {
      await work()
      await postsChanged()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setBusy(null)
    }
  }
  const values = { title: post.title }
  return {
    busy,
    error,
    save: (patch: PostPatch) => act('save', () => call('update_post', { ...at, ...patch })),
    publish: () =>
      act('publish', async () => {
        await call('update_post', { ...at, status: 'live' })
        confirmToast(t('posts.done.published', values))
      }),
    refresh: () =>
      act('refresh', async () => {
        await call('refresh_post', at)
        confirmToast(t('posts.done.refreshed', values))
      }),
    unpublish: () =>
      act('unpublish', async () => {
        await call('update_post', { ...at, status: 'draft' })
        undoToast(t('posts.done.unpublished', values), {
          label: t('history.undo'),
          run: () => void act('publish', () => call('update_post', { ...at, status: 'live' })),
        })
      }),
    schedule: (publish_at: string | null) => act('schedule', () => call('schedule_post', { ...at, publish_at })),
    remove: () =>
      act('remove', async () => {
        await call('unpublish_post', at)
        confirmToast(t('posts.done.removed', values))
      }),
  }
}

export type PostActs = ReturnType<typeof usePostActs>
