import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Workbench } from './parts/Workbench.tsx'
import { sitePlace } from './parts/place.ts'
import { SessionContext, useOpenSession } from './session/use-session.ts'

export function BuilderScreen() {
  const { siteId, pageId } = useParams({ from: '/sites/$siteId/pages/$pageId' })
  return <OnePage key={`${siteId}/${pageId}`} site_id={Number(siteId)} page_id={Number(pageId)} />
}

function OnePage({ site_id, page_id }: { site_id: number; page_id: number }) {
  const { t } = useTranslation('builder')
  const site = useOperation('get_site', { site_id })
  const canvas = useOperation('get_canvas', { site_id })
  const { session, error, retry } = useOpenSession(site_id, page_id)
  if (session && canvas.data && site.data) {
    return (
      <SessionContext value={session}>
        <Workbench site={site.data} canvas={canvas.data} />
      </SessionContext>
    )
  }
  const failure = error ?? canvas.error ?? site.error
  const again = () => {
    retry()
    if (canvas.error) void canvas.refetch()
    if (site.error) void site.refetch()
  }
  return (
    <Screen title={t('opening')} place={sitePlace(t('sites'), site.data)} quietTitle layout="full">
      {failure ? (
        <div className="mx-auto w-full max-w-160 px-6 py-10">
          <Failure error={failure} title={t('open_failed')} actions={<Button onClick={again}>{t('again')}</Button>} />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1">
          <Skeleton rows={9} className="w-60 shrink-0 border-r border-line px-4 py-4" />
          <div className="flex min-w-0 flex-1 justify-center bg-sunken p-6">
            <div className="h-full w-full max-w-220 border border-line bg-sheet px-12 py-10">
              <Skeleton rows={8} />
            </div>
          </div>
          <Skeleton rows={9} className="w-80 shrink-0 border-l border-line px-4 py-4" />
        </div>
      )}
    </Screen>
  )
}
