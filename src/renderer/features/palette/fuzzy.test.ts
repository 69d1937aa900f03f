import { describe, expect, it } from 'vitest'
import { fuzzy } from './fuzzy.ts'
import { readQuery } from './use-palette.ts'

const best = (query: string, texts: string[]) =>
  texts
    .map((text) => ({ text, hit: fuzzy(query, text) }))
    .filter(({ hit }) => hit !== null)
    .toSorted((a, b) => b.hit!.score - a.hit!.score)
    .map(({ text }) => text)

describe('the search of the palette', () => {
  it('prefers the beginning of a title, then of a word, then letters here and there', () => {
    expect(best('set', ['Reset the view', 'Open settings', 'Settings: General'])).toEqual([
      'Settings: General',
      'Open settings',
      'Reset the view',
    ])
  })

  it('finds initials', () => {
    expect(fuzzy('ssg', 'Settings: Sound general')?.at).toEqual([0, 10, 16])
  })

  it('reads Cyrillic, capitals and accents alike', () => {
    expect(fuzzy('НАЛАШТ', 'Відкрити налаштування')?.at.length).toBe(6)
    expect(fuzzy('uber', 'Über Quoin')?.at).toEqual([0, 1, 2, 3])
  })

  it('finds nothing in letters scattered over a sentence, and everything with no letters at all', () => {
    expect(fuzzy('xyz', 'Open settings')).toBeNull()
    expect(fuzzy('oes', 'Show the shapes')).toBeNull()
    expect(fuzzy('', 'Open settings')).toEqual({ score: 0, at: [] })
  })
})

it('reads the prefixes', () => {
  expect(readQuery('> theme ')).toEqual({ words: 'theme', only: 'command' })
  expect(readQuery('@set')).toEqual({ words: 'set', only: 'place' })
  expect(readQuery('bees > wasps')).toEqual({ words: 'bees > wasps', only: null })
})
