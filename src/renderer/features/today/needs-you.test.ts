import { expect, it } from 'vitest'
import type { Run } from '../../../contract/generation.ts'
import { needingYou } from './needs-you.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const run = (job_id: string, over: Partial<Run>): Run => ({
  job_id,
  status: 'failed',
  state: 'failed',
  stage: 'sections',
  progress: 40,
  topic: 'Bees',
  kind: 'guide',
  language: 'en',
  model: 'vendor-a-4o',
  written_by: 'offline-drafter',
  asked: 1500,
  words: 300,
  credits: 0,
  estimated_seconds: 60,
  error: 'No answer.',
  retry_at: null,
  article_id: null,
  created_at: new Date(NOW - DAY).toISOString(),
  completed_at: new Date(NOW - DAY).toISOString(),
  ...over,
})

it('asks for outlines to read and for failures of this week that nobody has dealt with', () => {
  const runs = [
    run('outline', { state: 'outline_ready', completed_at: null, created_at: new Date(NOW - 30 * DAY).toISOString() }),
    run('failed', {}),
    run('kept', { article_id: 4 }),
    run('old', { completed_at: new Date(NOW - 8 * DAY).toISOString() }),
    run('seen', {}),
    run('running', { state: 'running' }),
    run('cancelled', { state: 'cancelled' }),
  ]
  expect(needingYou(runs, ['seen'], NOW).map((one) => one.job_id)).toEqual(['outline', 'failed'])
})
