import { describe, expect, it } from 'vitest'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { foldSame } from './fold.ts'
import { byDay } from './version-words.ts'

const version = (id: number, created_at: string): ArticleVersion => ({
  id,
  article_id: 1,
  revision: id,
  kind: 'automatic',
  label: '',
  made_by: 'You',
  title: '',
  word_count: 0,
  created_at,
})

describe('byDay', () => {
  it('puts versions of one day together and keeps the order', () => {
    const days = byDay([
      version(3, '2026-05-02T12:00:00Z'),
      version(2, '2026-05-01T13:00:00Z'),
      version(1, '2026-05-01T12:00:00Z'),
    ])
    expect(days.map(({ versions }) => versions.map(({ id }) => id))).toEqual([[3], [2, 1]])
  })

  it('has no day where there is no version', () => expect(byDay([])).toEqual([]))
})

describe('foldSame', () => {
  const block = (kind: 'same' | 'changed') => ({ kind, tag: 'p', parts: [] })
  const shape = (kinds: ('same' | 'changed')[]) =>
    foldSame(kinds.map(block)).map((part) => ('blocks' in part ? part.blocks.length : part.kind))

  it('folds what did not change and leaves a block of it beside each change', () => {
    expect(shape(['same', 'same', 'same', 'same', 'changed', 'same', 'same', 'same', 'same'])).toEqual([
      3,
      'same',
      'changed',
      'same',
      3,
    ])
    expect(shape(['changed', 'same', 'same', 'same', 'same', 'changed'])).toEqual([
      'changed',
      'same',
      2,
      'same',
      'changed',
    ])
  })

  it('folds nothing for the sake of one block', () => {
    expect(shape(['changed', 'same', 'same', 'same', 'changed'])).toEqual([
      'changed',
      'same',
      'same',
      'same',
      'changed',
    ])
    expect(shape(['same', 'same', 'changed'])).toEqual(['same', 'same', 'changed'])
  })
})
