import { Link, useNavigate } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { confirmToast } from '../../../ui/toast.tsx'

/** The one act on a site that cannot be taken back: it asks for the site's address first. */
export function DeleteSite({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('site-tools')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const pages = useOperation('list_site_pages', { site_id: site.id }).data?.length ?? site.quota.pages_used
  const posts = useOperation('list_site_posts', { site_id: site.id }).data?.length ?? 0
  const remove = useAct('delete_site', {
    onSuccess: () => {
      setAsked(false)
      void navigate({ to: '/sites' })
      confirmToast(t('settings.delete.done', { name: site.name }))
      void refresh('list_sites', 'whoami')
    },
  })
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {t('settings.delete.delete')}
        </Button>
      </div>
      <AlertDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('settings.delete.title', {
          name: site.name,
          pages: t('settings.delete.pages', { count: pages }),
          posts: t('settings.delete.posts', { count: posts }),
        })}
        body={t('settings.delete.body')}
        typed={site.slug}
        confirm={t('settings.delete.delete')}
        cancel={t('settings.delete.keep')}
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ site_id: site.id })}
      >
        <div>
          <Link to="/sites/$siteId/export" params={{ siteId: String(site.id) }} className={buttonClass()}>
            <Icon icon={PackageOpen} />
            {t('settings.delete.export_first')}
          </Link>
        </div>
      </AlertDialog>
    </>
  )
}
