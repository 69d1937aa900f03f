import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../client.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { postsChanged } from '../posts/use-post-acts.ts'
import { SeoFields, type SeoFieldsProps } from './SeoFields.tsx'
import type { SeoValues } from './seo-rows.ts'

type PanelProps = Pick<SeoFieldsProps, 'row' | 'site' | 'address'> & { siteId: number }

/** Runs what saves a field; a refusal is kept to be shown beside it. */
function useSave(work: (patch: Partial<SeoValues>) => Promise<unknown>) {
  const [error, setError] = useState<unknown>(null)
  const save = async (patch: Partial<SeoValues>): Promise<boolean> => {
    setError(null)
    try {
      await work(patch)
      return true
    } catch (failure) {
      setError(failure)
      return false
    }
  }
  return { save, error }
}

/** Of a page: a part of its draft, live when it is published. */
export function PagePanel({ siteId, row, ...rest }: PanelProps) {
  const { t } = useTranslation('site-tools')
  const at = { site_id: siteId, page_id: row.id }
  const page = useOperation('open_page', at)
  const changed = () => refresh('open_page', 'list_site_pages', 'get_site_history')
  const { save, error } = useSave(async (patch) => {
    await call('save_page', { ...at, ...patch, act: 'edit_seo' })
    await changed()
  })
  const publish = useAct('publish_page', {
    onSuccess: () => {
      void changed()
      confirmToast(t('seo.published', { title: row.title }))
    },
  })
  if (page.error) return <Failure error={page.error} />
  if (!page.data) return <Skeleton rows={6} />
  const { draft, changes } = page.data
  const others = changes.some(({ what }) => what !== 'seo')
  return (
    <SeoFields {...rest} row={row} values={draft ?? page.data} save={save} error={error}>
      {draft && (
        <Banner
          tone="warn"
          title={t('seo.waits_title')}
          actions={
            <Button variant="primary" busy={publish.isPending} onClick={() => publish.mutate(at)}>
              {t('seo.publish')}
            </Button>
          }
        >
          {t(others ? 'seo.waits_others' : 'seo.waits_body')}
        </Banner>
      )}
      <Failure error={publish.error} />
    </SeoFields>
  )
}

/** Of a post: live at once. */
export function PostPanel({ siteId, row, ...rest }: PanelProps) {
  const { save, error } = useSave(async (patch) => {
    await call('update_post', { site_id: siteId, post_id: row.id, ...patch })
    await postsChanged()
  })
  return <SeoFields {...rest} row={row} values={row} save={save} error={error} />
}
