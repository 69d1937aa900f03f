import { describe, expect, it } from 'vitest'
import type { Run } from '../../../../contract/generation.ts'
import { jobsOf } from './jobs.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const run = (job_id: string, state: Run['state'], completed_at: string | null = null) =>
  ({ job_id, state, completed_at, created_at: '2026-11-19T12:00:00Z' }) as Run
const ids = (runs: Run[]) => runs.map(({ job_id }) => job_id)

describe('the jobs panel', () => {
  it('shows what is under way, however old, and what ended within a day, newest first', () => {
    const { active, done } = jobsOf(
      [
        run('old', 'completed', '2026-11-20T11:59:59Z'),
        run('early', 'failed', '2026-11-20T12:00:01Z'),
        run('waiting', 'waiting_network'),
        run('late', 'completed', '2026-11-21T11:00:00Z'),
        run('outline', 'outline_ready'),
      ],
      now,
    )
    expect(ids(active)).toEqual(['waiting', 'outline'])
    expect(ids(done)).toEqual(['late', 'early'])
  })
})
