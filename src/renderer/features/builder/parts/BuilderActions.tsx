import {
  Ellipsis,
  ExternalLink,
  FileStack,
  Files,
  History,
  Newspaper,
  Palette,
  PanelRight,
  Redo2,
  RotateCcw,
  Search,
  Undo2,
  Unplug,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { getBridge } from '../../../bridge.ts'
import { shownKeys, useCommand } from '../../../commands.ts'
import { goTo, type Destination } from '../../../navigate.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { pageRefOf } from '../draw/page-ref.ts'
import { PublishDialog } from '../publish/PublishDialog.tsx'
import { FinalActs, type FinalAct } from '../publish/FinalActs.tsx'
import { useBuilder } from '../session/use-session.ts'
import { useHistory } from './use-history.ts'
import { setView } from './view-store.ts'

interface BuilderActionsProps {
  site: HostedSiteDetail
  inspectorOpen: boolean
  isWide: boolean
}

export function BuilderActions({ site, inspectorOpen, isWide }: BuilderActionsProps) {
  const { t } = useTranslation('builder')
  const history = useHistory()
  const [publishing, setPublishing] = useState(false)
  const [final, setFinal] = useState<FinalAct | null>(null)
  const { status, draft, changes } = useBuilder((state) => state.page)
  const unsaved = useBuilder(({ save }) => save.kind === 'saving')
  const isLive = status === 'published' && draft === null && !unsaved
  const toggle = () => setView(isWide ? { inspector: !inspectorOpen } : { inspectorOver: !inspectorOpen })
  useCommand('builder.inspector', toggle)
  useCommand('builder.publish', () => setPublishing(true), isLive ? 'builder:publish.nothing' : null)
  return (
    <>
      <IconButton
        icon={Undo2}
        label={history.undoName ?? t('history.nothing_to_undo')}
        keys={shownKeys('site.undo')}
        busy={history.busy}
        disabledReason={history.canUndo ? null : t('history.nothing_to_undo')}
        onClick={history.undo}
      />
      <IconButton
        icon={Redo2}
        label={history.redoName ?? t('history.nothing_to_redo')}
        keys={shownKeys('site.redo')}
        disabledReason={history.canRedo ? null : t('history.nothing_to_redo')}
        onClick={history.redo}
      />
      <IconButton icon={PanelRight} label={t('command.inspector')} pressed={inspectorOpen} onClick={toggle} />
      <SiteMenu site={site} onFinal={setFinal} />
      <Button
        variant={isLive ? 'quiet' : 'primary'}
        disabledReason={isLive ? t('publish.nothing') : null}
        onClick={() => setPublishing(true)}
      >
        {isLive
          ? t('publish.live')
          : changes.length > 0
            ? t('publish.changes', { count: changes.length })
            : t('publish.publish')}
      </Button>
      {publishing && <PublishDialog site={site} onClose={() => setPublishing(false)} />}
      <FinalActs act={final} onClose={() => setFinal(null)} />
    </>
  )
}

/** The other sides of the site, and what can be taken back. */
function SiteMenu({ site, onFinal }: { site: HostedSiteDetail; onFinal: (act: FinalAct) => void }) {
  const { t } = useTranslation('builder')
  const canvas = useCanvas()
  const { live_url, frame } = useStore(canvas.store, (state) => state.reply)
  const page = useBuilder((state) => state.page)
  const params = { siteId: String(site.id) }
  const to = (path: string) => () => goTo({ to: path, params } as Destination)
  const address = live_url + pageRefOf(frame, page).path.slice(1)
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={t('site.more')} />}
      entries={[
        {
          id: 'live',
          label: t('site.open_live'),
          icon: ExternalLink,
          disabledReason: page.status === 'draft' ? t('state.not_live') : null,
          run: () => openOutside(address),
        },
        'line',
        { id: 'pages', label: t('site.pages'), icon: Files, run: to('/sites/$siteId/pages') },
        { id: 'posts', label: t('site.posts'), icon: Newspaper, run: to('/sites/$siteId/posts') },
        { id: 'theme', label: t('site.theme'), icon: Palette, run: to('/sites/$siteId/theme') },
        { id: 'seo', label: t('site.seo'), icon: Search, run: to('/sites/$siteId/seo') },
        { id: 'export', label: t('site.export'), icon: FileStack, run: to('/sites/$siteId/export') },
        { id: 'overview', label: t('site.overview'), icon: History, run: to('/sites/$siteId') },
        'line',
        {
          id: 'discard',
          label: t('final.discard'),
          icon: RotateCcw,
          disabledReason: page.draft ? null : t('publish.nothing'),
          run: () => onFinal('discard'),
        },
        {
          id: 'unpublish',
          label: t('final.unpublish'),
          icon: Unplug,
          danger: true,
          disabledReason: page.status === 'draft' ? t('state.not_live') : null,
          run: () => onFinal('unpublish'),
        },
      ]}
    />
  )
}

/** The desktop opens the browser, a tab another tab. */
export function openOutside(url: string): void {
  const { native } = getBridge()
  if (native) void native.openLink(url)
  else window.open(url, '_blank', 'noreferrer')
}
