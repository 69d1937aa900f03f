import { useParams } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { useCommand } from '../../../commands.ts'
import { useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Block } from '../parts/Block.tsx'
import { idOf } from '../parts/addresses.ts'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ExportHistory } from './ExportHistory.tsx'
import { Problems } from './Problems.tsx'
import { PutOnline } from './PutOnline.tsx'
import { Report } from './Report.tsx'
import { Running } from './Running.tsx'
import { Standing } from './Standing.tsx'
import { useExport } from './use-export.ts'

export function ExportScreen() {
  const siteId = idOf(useParams({ from: '/sites/$siteId/export' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="export">
      {(site) => <Export site={site} />}
    </SiteScreen>
  )
}

function Export({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('site-tools')
  const work = useExport(site.id, site.slug)
  const check = useOperation('check_site', { site_id: site.id }, { refetchOnMount: 'always' })
  const errors = check.data?.filter(({ level }) => level === 'error').length ?? 0
  const { list, exports, current, report } = work
  // The act stands further down than what it brings.
  const place = useRef<HTMLDivElement>(null)
  const shown = report?.id
  useEffect(() => {
    if (shown !== undefined) place.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  // What stopped an export may be news to the check.
  const { refetch } = check
  const ended = report && !current ? report.state : undefined
  useEffect(() => {
    if (ended === 'failed') void refetch()
  }, [ended, refetch])
  useCommand('site.export', () => work.start(false), current ? 'site-tools:export.is_running' : null)
  return (
    <div className="flex max-w-220 flex-col gap-10">
      <Failure error={list.error} actions={<Button onClick={() => void list.refetch()}>{t('again')}</Button>} />
      {list.isPending ? <Skeleton rows={2} /> : <Standing exports={exports} />}
      {(current || report) && (
        <div ref={place} className="scroll-mt-6">
          {current && <Running one={current} work={work} />}
          {report && !current && <Report one={report} slug={site.slug} />}
        </div>
      )}
      <Block
        title={t('export.check')}
        actions={
          <Button variant="bare" icon={RotateCw} busy={check.isFetching} onClick={() => void check.refetch()}>
            {t('export.check_again')}
          </Button>
        }
      >
        <Failure
          error={check.error}
          title={t('export.not_checked')}
          actions={<Button onClick={() => void check.refetch()}>{t('again')}</Button>}
        />
        {check.isPending && <Skeleton rows={3} />}
        {check.data?.length === 0 && <p className="text-muted">{t('export.nothing_wrong')}</p>}
        {check.data && check.data.length > 0 && (
          <>
            <p className="text-pretty text-muted">
              {errors > 0 ? t('export.errors', { count: errors }) : t('export.warnings_only')}
            </p>
            <Problems siteId={site.id} problems={check.data} />
          </>
        )}
      </Block>
      <Block title={t('export.how')}>
        <ExportForm work={work} errors={errors} />
      </Block>
      <PutOnline siteId={site.id} slug={site.slug} folder={work.wish.folder ?? ''} />
      <ExportHistory exports={exports} slug={site.slug} />
    </div>
  )
}
