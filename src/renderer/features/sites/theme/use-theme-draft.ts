import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { call } from '../../../client.ts'
import { keyOf, queryClient, refresh } from '../../../query.ts'
import { joined, themeDraft, type ThemeDraft, type ThemePatch } from './theme-draft.ts'

/** A drag of a colour or a burst of typing is one change; a choice is stored at once. */
const REST_MS = 350

export interface ThemeEditor extends ThemeDraft {
  change: (patch: ThemePatch, when?: 'now' | 'rest') => void
  saving: boolean
  error: unknown
}

/** The theme as it is edited: every change shows at once and is stored by itself. */
export function useThemeDraft(site: HostedSiteDetail): ThemeEditor {
  const [pending, setPending] = useState<ThemePatch>({})
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const work = useRef({ wish: {} as ThemePatch, running: false, timer: 0 })
  const stored = useRef(site.theme_config)
  const siteId = site.id

  const flush = async () => {
    const at = work.current
    window.clearTimeout(at.timer)
    if (at.running || Object.keys(at.wish).length === 0) return
    if (themeDraft(stored.current, at.wish).problems.size > 0) return
    const sent = at.wish
    at.wish = {}
    at.running = true
    setSaving(true)
    try {
      const saved = await call('update_site', { site_id: siteId, theme_config: sent })
      stored.current = saved.theme_config
      queryClient.setQueryData(keyOf('get_site', { site_id: siteId }), saved)
      setPending(at.wish)
      setError(null)
      void refresh('get_site_history', 'get_canvas', 'check_site')
    } catch (failure) {
      // Nothing typed is lost: it goes with the next change.
      at.wish = joined(sent, at.wish)
      setError(failure)
    } finally {
      at.running = false
      setSaving(false)
    }
    if (at.wish !== sent && Object.keys(at.wish).length > 0 && at.timer === 0) void flush()
  }
  const latest = useRef(flush)
  useLayoutEffect(() => {
    stored.current = site.theme_config
    latest.current = flush
  })
  useEffect(() => () => void latest.current(), [])

  return {
    ...themeDraft(site.theme_config, pending),
    saving,
    error,
    change: (patch, when = 'now') => {
      const at = work.current
      at.wish = joined(at.wish, patch)
      setPending((before) => joined(before, patch))
      window.clearTimeout(at.timer)
      at.timer = window.setTimeout(() => ((at.timer = 0), void latest.current()), when === 'now' ? 0 : REST_MS)
    },
  }
}
