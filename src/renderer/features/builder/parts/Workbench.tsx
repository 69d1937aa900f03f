import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import type { ReplyOf } from '../../../client.ts'
import { Screen } from '../../../shell/Screen.tsx'
import { SplitPane } from '../../../ui/SplitPane.tsx'
import { CanvasArea } from '../canvas/CanvasArea.tsx'
import { CanvasProvider } from '../draw/use-canvas.tsx'
import { Inspector } from '../inspector/Inspector.tsx'
import { OutlinePane } from '../outline/OutlinePane.tsx'
import { GalleryProvider } from '../gallery/use-gallery.tsx'
import { useBuilder } from '../session/use-session.ts'
import { Banners } from './Banners.tsx'
import { BuilderActions } from './BuilderActions.tsx'
import { sitePlace } from './place.ts'
import { SaveFacts } from './SaveFacts.tsx'
import { useIsWide } from './use-width.ts'
import { useSectionCommands } from './use-section-commands.ts'
import { useRouteSelection } from './use-route-selection.ts'
import { setView, useView } from './view-store.ts'

interface WorkbenchProps {
  site: HostedSiteDetail
  canvas: ReplyOf<'get_canvas'>
}

/** The page between its outline and its inspector. */
export function Workbench({ site, canvas }: WorkbenchProps) {
  return (
    <CanvasProvider canvas={canvas}>
      <GalleryProvider>
        <Bench site={site} />
      </GalleryProvider>
    </CanvasProvider>
  )
}

function Bench({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('builder')
  const title = useBuilder(({ doc }) => doc.title)
  const { frame = 'full' } = useSearch({ from: '/sites/$siteId/pages/$pageId' })
  const isWide = useIsWide(frame)
  const { inspector, inspectorOver } = useView()
  useSectionCommands()
  useRouteSelection()
  const open = isWide ? inspector : inspectorOver
  const pane = <Inspector onClose={() => setView(isWide ? { inspector: false } : { inspectorOver: false })} />
  return (
    <Screen
      title={title}
      place={sitePlace(t('sites'), site)}
      quietTitle
      layout="full"
      actions={<BuilderActions site={site} inspectorOpen={open} isWide={isWide} />}
    >
      <div data-context="site" className="relative flex min-h-0 flex-1">
        <SplitPane
          id="builder.outline"
          side="start"
          label={t('outline.width')}
          width={isWide ? 236 : 200}
          min={168}
          max={360}
          pane={<OutlinePane />}
        >
          <SplitPane
            id="builder.inspector"
            label={t('inspector.width')}
            width={336}
            min={288}
            max={560}
            collapsed={!open || !isWide}
            pane={pane}
          >
            <Banners />
            <CanvasArea />
          </SplitPane>
        </SplitPane>
        {open && !isWide && (
          <div className="absolute inset-y-0 right-0 z-30 flex w-84 border-l border-line bg-paper shadow-dialog">
            {pane}
          </div>
        )}
      </div>
      <SaveFacts />
    </Screen>
  )
}
