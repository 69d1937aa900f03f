import { useState } from 'react'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'

const running = ({ state }: SiteExport) => state === 'waiting' || state === 'running'
const isChosen = (kind: SiteExport['target']) => (one: SiteExport) => one.target === kind

/** The exports of a site, the wish for the next one, and what is under way. */
export function useExport(siteId: number, slug: string) {
  const list = useOperation('list_exports', { site_id: siteId }, { refetchOnMount: 'always' })
  const status = useOperation('get_status', {}).data
  const exports = list.data ?? []
  const [picked, setPicked] = useState<string | null>(null)
  const [target, setTarget] = useState<SiteExport['target'] | null>(null)
  const [clean, setClean] = useState<boolean | null>(null)
  /** The one whose report is shown: what was begun here, else the newest. */
  const [mine, setMine] = useState<number | null>(null)
  const start = useAct('start_export', {
    onSuccess: ({ id }) => {
      setMine(id)
      void refresh('list_exports')
    },
  })
  const stop = useAct('cancel_export', { onSuccess: () => void refresh('list_exports') })

  const own = status && ownFolder(status.data_folder, slug)
  const folder = picked ?? exports.find(isChosen('folder'))?.folder ?? own ?? null
  const wish = {
    target: target ?? exports[0]?.target ?? 'folder',
    clean_links: clean ?? exports[0]?.clean_links ?? false,
    folder,
    own: own ?? null,
  }
  return {
    list,
    exports,
    current: exports.find(running),
    report: exports.find(({ id }) => id === mine),
    wish,
    setPicked,
    setTarget,
    setClean,
    start: (despite_problems: boolean) =>
      start.mutate({
        site_id: siteId,
        target: wish.target,
        clean_links: wish.clean_links,
        despite_problems,
        ...(wish.target === 'folder' && folder !== null && folder !== own && { folder }),
      }),
    starting: start.isPending,
    error: start.error,
    stop: (export_id: number) => stop.mutate({ export_id }),
    stopping: stop.isPending,
  }
}

export type ExportWork = ReturnType<typeof useExport>

/** Where the studio keeps the export of a site unless it is told otherwise. */
export function ownFolder(data: string, slug: string): string {
  const sign = data.includes('\\') && !data.includes('/') ? '\\' : '/'
  return [data.replace(/[\\/]$/, ''), 'exports', slug].join(sign)
}
