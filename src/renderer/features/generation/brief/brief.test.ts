import { describe, expect, it } from 'vitest'
import { StartRun } from '../../../../contract/generation.ts'
import { emptyBrief, fieldAt, problemsOf, startInputOf, withKeywords, wordCountOf } from './brief.ts'

const brief = { ...emptyBrief, topic: 'Bees in May' }

describe('a brief', () => {
  it('needs a topic of 3 to 300 characters, spaces around it not counted', () => {
    expect(problemsOf(brief)).toEqual({})
    expect(problemsOf({ ...brief, topic: '  ab  ' })).toEqual({ topic: 'topic_short' })
    expect(problemsOf({ ...brief, topic: ` ${'x'.repeat(300)} ` })).toEqual({})
    expect(problemsOf({ ...brief, topic: 'x'.repeat(301) })).toEqual({ topic: 'topic_long' })
  })

  it.each([
    ['100', 100],
    [' 10000 ', 10_000],
    ['99', null],
    ['10001', null],
    ['', null],
    ['1e3', null],
    ['1500.5', null],
    ['-300', null],
  ])('reads "%s" words as %s', (typed, words) => {
    expect(wordCountOf(typed)).toBe(words)
  })

  it('starts a run that the studio takes, by a model or offline', () => {
    const keywords = ['swarm', 'hive']
    expect(StartRun.parse(startInputOf({ ...brief, keywords, language: 'uk' }, 800))).toMatchObject({
      topic: 'Bees in May',
      word_count: 800,
      language_code: 'uk',
      model: 'vendor-a-4o',
      offline: false,
      keywords,
      pause_after_outline: true,
    })
    expect(StartRun.parse(startInputOf({ ...brief, writer: 'offline' }, 800)).offline).toBe(true)
  })

  it('leaves the language to the workspace unless one is chosen', () => {
    expect(startInputOf(brief, 800)).not.toHaveProperty('language_code')
  })

  it('finds the field that a refusal names', () => {
    expect(['topic', 'keywords.3', 'word_count', 'elsewhere'].map(fieldAt)).toEqual([
      'topic',
      'keywords',
      'words',
      undefined,
    ])
  })

  it('takes keywords one by one or as a pasted list, none twice, twenty at most', () => {
    expect(withKeywords(['bees'], ' Bees, hive ;hive\nqueen, ')).toEqual(['bees', 'hive', 'queen'])
    expect(withKeywords([], Array.from({ length: 30 }, (_, at) => `k${at}`).join(','))).toHaveLength(20)
    expect(withKeywords([], 'x'.repeat(100))).toEqual(['x'.repeat(80)])
  })
})
