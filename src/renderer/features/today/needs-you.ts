import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Run } from '../../../contract/generation.ts'

const SHOWN_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** Failures the writer has seen and put away, on this computer. */
export const usePutAway = create<{ jobs: string[] }>()(
  persist(() => ({ jobs: [] as string[] }), { name: 'quoin.put-away' }),
)

export function putAway(job_id: string): void {
  usePutAway.setState(({ jobs }) => ({ jobs: [...jobs, job_id].slice(-100) }))
}

export function takeBack(job_id: string): void {
  usePutAway.setState(({ jobs }) => ({ jobs: jobs.filter((one) => one !== job_id) }))
}

/** Runs that wait for a decision: an outline to read, a failure of this week that nobody has dealt with. */
export function needingYou(runs: readonly Run[], putAwayJobs: readonly string[], now: number): Run[] {
  return runs.filter((run) => {
    if (run.state === 'outline_ready') return true
    const recent = now - Date.parse(run.completed_at ?? run.created_at) < SHOWN_FOR_MS
    return run.state === 'failed' && run.article_id === null && recent && !putAwayJobs.includes(run.job_id)
  })
}
