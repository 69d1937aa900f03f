import { useParams } from '@tanstack/react-router'
import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { useCommand } from '../../../commands.ts'
import { useOperation } from '../../../query.ts'
import { saveFile } from '../../../save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { idOf } from '../parts/addresses.ts'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { redirectsCsv } from './csv.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectTable } from './RedirectTable.tsx'

export function RedirectsScreen() {
  const { t } = useTranslation('site-tools')
  const siteId = idOf(useParams({ from: '/sites/$siteId/redirects' }).siteId)
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  useCommand('redirect.new', add)
  return (
    <SiteScreen
      siteId={siteId}
      page="redirects"
      actions={() => (
        <Button variant="primary" icon={Plus} onClick={add}>
          {t('redirects.add')}
        </Button>
      )}
    >
      {(site) => <Redirects site={site} adding={adding} onAdd={setAdding} />}
    </SiteScreen>
  )
}

interface RedirectsProps {
  site: HostedSiteDetail
  adding: boolean
  onAdd: (adding: boolean) => void
}

function Redirects({ site, adding, onAdd }: RedirectsProps) {
  const { t } = useTranslation('site-tools')
  const [importing, setImporting] = useState(false)
  const { data, error, isPending, refetch } = useOperation('list_redirects', { site_id: site.id })
  const csv = redirectsCsv(data ?? [])
  const takeIn = (
    <Button icon={Upload} onClick={() => setImporting(true)}>
      {t('redirects.import.open')}
    </Button>
  )
  return (
    <>
      <Failure error={error} actions={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      {isPending && <Skeleton rows={5} />}
      {adding && <RedirectForm siteId={site.id} onClose={() => onAdd(false)} />}
      {data?.length === 0 && !adding && (
        <EmptyState
          title={t('redirects.empty')}
          body={t('redirects.empty_body')}
          actions={
            <>
              <Button variant="primary" icon={Plus} onClick={() => onAdd(true)}>
                {t('redirects.add')}
              </Button>
              {takeIn}
            </>
          }
        />
      )}
      {data && data.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="text-dense text-faint">{t('redirects.count', { count: data.length })}</p>
            <div className="flex flex-wrap gap-2">
              {takeIn}
              <CopyButton text={csv} label={t('redirects.copy_csv')} />
              <Button icon={Download} onClick={() => saveFile(csv, `${site.slug}-redirects.csv`, 'text/csv')}>
                {t('redirects.save_csv')}
              </Button>
            </div>
          </div>
          <RedirectTable siteId={site.id} redirects={data} />
        </>
      )}
      {importing && <ImportDialog siteId={site.id} onClose={() => setImporting(false)} />}
    </>
  )
}
