import { describe, expect, it } from 'vitest'
import type { RunDetail } from '../../../../contract/generation.ts'
import { withLiveText } from './use-run.ts'

const section = (state: 'waiting' | 'writing' | 'done', html: string) => ({
  heading: 'H',
  words_asked: 100,
  words: 1,
  html,
  state,
})
const run = (state: RunDetail['state'], ...sections: ReturnType<typeof section>[]) => ({ state, sections }) as RunDetail
const shown = (of: RunDetail, ...live: [number, string][]) =>
  withLiveText(of, new Map(live)).sections.map(({ state, html }) => `${state} ${html}`)

describe('the text of a run', () => {
  it('is what streams in where that is further along', () => {
    expect(
      shown(run('running', section('writing', '<p>A'), section('waiting', '')), [0, '<p>A b'], [1, '<p>C']),
    ).toEqual(['writing <p>A b', 'writing <p>C'])
  })

  it('does not go back to a shorter text that arrives late', () => {
    expect(shown(run('running', section('writing', '<p>A b')), [0, '<p>A'])).toEqual(['writing <p>A b'])
  })

  it('is as stored once a section is finished or the run is over', () => {
    expect(shown(run('running', section('done', '<p>A')), [0, '<p>A and leftovers'])).toEqual(['done <p>A'])
    expect(shown(run('cancelled', section('writing', '<p>A')), [0, '<p>A b'])).toEqual(['writing <p>A'])
  })
})
