import { describe, expect, it } from 'vitest'
import { canBeStopped, finishedSections, stagesOf } from './states.ts'

const standings = (run: Parameters<typeof stagesOf>[0]) => stagesOf(run).map(({ standing }) => standing)

describe('the stages of a run', () => {
  it('are done before the current one and waiting after it', () => {
    expect(standings({ state: 'running', stage: 'sections' })).toEqual([
      'done',
      'current',
      'waiting',
      'waiting',
      'waiting',
    ])
  })

  it('all wait while the run waits its turn, and are all done at the end', () => {
    expect(new Set(standings({ state: 'pending', stage: 'queued' }))).toEqual(new Set(['waiting']))
    expect(new Set(standings({ state: 'completed', stage: 'done' }))).toEqual(new Set(['done']))
  })

  it('say where it waits for the writer and where it was cut short', () => {
    expect(standings({ state: 'outline_ready', stage: 'outline' })[0]).toBe('yours')
    expect(standings({ state: 'failed', stage: 'meta' })).toEqual(['done', 'done', 'done', 'stopped', 'waiting'])
    expect(standings({ state: 'cancelled', stage: 'outline' })[0]).toBe('stopped')
  })

  it('can be stopped while under way, once', () => {
    const states = ['pending', 'running', 'waiting_retry', 'waiting_network', 'outline_ready'] as const
    expect(states.every((state) => canBeStopped({ state }))).toBe(true)
    const over = ['cancelling', 'completed', 'failed', 'cancelled'] as const
    expect(over.some((state) => canBeStopped({ state }))).toBe(false)
  })

  it('count the sections that are finished', () => {
    const section = { heading: '', words_asked: 1, words: 1, html: '' }
    const sections = (['done', 'writing', 'waiting'] as const).map((state) => ({
      ...section,
      state,
    }))
    expect(finishedSections({ sections })).toBe(1)
  })
})
