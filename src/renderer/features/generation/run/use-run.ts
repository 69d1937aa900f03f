import { useRef, useState } from 'react'
import type { RunDetail } from '../../../../contract/generation.ts'
import { useStudioEvent } from '../../../events.ts'
import { refresh, useOperation } from '../../../query.ts'
import { isUnderWay } from './states.ts'

/** Receipts, credits and finished sections come with no event of their own. */
const LOOK_AGAIN_MS = 2_500

/** A run with its text so far: stored sections, and over them what streams in. */
export function useRun(job_id: string) {
  const run = useOperation(
    'get_run',
    { job_id },
    {
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
    },
  )
  const [live, setLive] = useState<ReadonlyMap<number, string>>(new Map())
  const seen = useRef('')

  useStudioEvent('run.text', (event) => {
    if (event.job_id !== job_id) return
    setLive((sections) => new Map(sections).set(event.section, event.html))
    if (!run.data?.sections[event.section]) void refresh('get_run')
  })
  useStudioEvent('run.progress', (event) => {
    if (event.job_id !== job_id) return
    const now = `${event.state} ${event.stage}`
    if (now !== seen.current) void refresh('get_run')
    seen.current = now
  })
  return { ...run, data: run.data && withLiveText(run.data, live) }
}

/** A finished section is as it is stored. An unfinished one is whichever text is further along. */
export function withLiveText(run: RunDetail, live: ReadonlyMap<number, string>): RunDetail {
  if (live.size === 0 || !isUnderWay(run)) return run
  const sections = run.sections.map((section, index) => {
    const html = live.get(index)
    if (html === undefined || section.state === 'done' || html.length <= section.html.length) return section
    return { ...section, html, state: 'writing' as const }
  })
  return { ...run, sections }
}
