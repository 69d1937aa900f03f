import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Outline } from '../../../contract/generation.ts'
import type { Brief } from '../author.ts'
import { cut, readMeta, readOutline, sectionsFor } from './answers.ts'
import { findObject } from './json.ts'

const brief = (rest: Partial<Brief> = {}): Brief => ({
  topic: 'Bees at night',
  kind: 'guide',
  language: 'en',
  word_count: 600,
  keywords: [],
  custom_instructions: '',
  ...rest,
})
const section = (heading: string, words: unknown = 200) => ({ heading, goal: 'g', key_points: ['a'], words })
const plan = (...sections: unknown[]) => ({ title: 'Bees', sections })
const total = (outline: Outline | null) => outline?.sections.reduce((sum, { words }) => sum + words, 0)

describe('the object in an answer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['  {"a":1}\n', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['```\n{"a":1}\n```', { a: 1 }],
    ['Sure! Here is the plan:\n\n```json\n{"a": {"b": "}"}}\n```\nTell me what you think.', { a: { b: '}' } }],
    ['Using {braces} first: {"a":"\\"}"}', { a: '"}' }],
    ['{"a":1} and {"a":2}', { a: 1 }],
  ])('is found in %s', (answer, expected) => {
    expect(findObject(answer)).toEqual(expected)
  })

  it.each(['', 'No.', '[1,2]', '"text"', '{"a":', '{a: 1}', '{'.repeat(50_000), '{"a":'.repeat(10_000)])(
    'is not in %s',
    (answer) => {
      expect(findObject(answer)).toBeUndefined()
    },
  )

  it('is found whatever stands around it', () => {
    const chatter = fc.string().filter((text) => !/[{"]/.test(text))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), chatter, chatter, (object, before, after) => {
        expect(findObject(`${before}${JSON.stringify(object)}${after}`)).toEqual(JSON.parse(JSON.stringify(object)))
      }),
    )
  })
})

describe('an outline from a model', () => {
  it('has budgets that add up to the words asked for', () => {
    const outline = readOutline(plan(section('One', 500), section('Two', 100), section('Three', 900)), brief())
    expect(total(outline)).toBe(600)
    expect(outline!.sections.map(({ words }) => words)).toEqual([200, 40, 360])
  })

  it('always adds up, leaves no section under 40 words and fits the contract', () => {
    const sections = fc.array(
      fc.record({
        heading: fc.string({ minLength: 1 }).filter((text) => /[\p{L}]/u.test(text)),
        goal: fc.string(),
        key_points: fc.array(fc.string(), { maxLength: 30 }),
        words: fc.oneof(fc.integer({ min: -50, max: 20_000 }), fc.constant('220 words'), fc.constant(null)),
      }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(sections, fc.integer({ min: 100, max: 10_000 }), (list, word_count) => {
        const outline = readOutline({ title: 'T', sections: list }, brief({ word_count }))
        if (outline === null) return
        expect(total(outline)).toBe(word_count)
        expect(Math.min(...outline.sections.map(({ words }) => words))).toBeGreaterThanOrEqual(40)
        Outline.parse(outline)
      }),
    )
  })

  it('forgives numbers as text, Markdown in headings, one point instead of many and a wrapping object', () => {
    const odd = {
      outline: plan(
        { heading: '## 1. **Night**', goal: 'Sleep\nwell', key_points: 'just one', words: '300' },
        { heading: '2) Day' },
      ),
    }
    const outline = readOutline(odd, brief())!
    expect(outline.sections).toEqual([
      { heading: 'Night', goal: 'Sleep well', key_points: ['just one'], words: 300 },
      { heading: 'Day', goal: '', key_points: [], words: 300 },
    ])
  })

  it('takes a number for part of a name where the plan is not counted through', () => {
    const outline = readOutline(
      plan(section('Die Lage'), section('2. Weltkrieg'), section('3. Stufe')),
      brief({ language: 'de' }),
    )!
    expect(outline.sections[1]!.heading).toBe('2. Weltkrieg')
  })

  it('takes the topic for a title that is missing', () => {
    expect(readOutline({ sections: [section('One')] }, brief())!.title).toBe('Bees at night')
  })

  it.each([undefined, null, {}, { sections: [] }, { title: 'x', sections: [{ heading: '' }] }, { sections: 'none' }])(
    'is not made of %o',
    (answer) => {
      expect(readOutline(answer, brief())).toBeNull()
    },
  )

  it('asks for no more sections than there are words for', () => {
    expect(sectionsFor(100)).toEqual({ low: 1, high: 2, most: 2 })
    expect(sectionsFor(1_500)).toEqual({ low: 6, high: 8, most: 37 })
    expect(sectionsFor(10_000)).toEqual({ low: 11, high: 13, most: 40 })
  })
})

describe('meta fields from a model', () => {
  const found = { title: '"Bees"', meta_title: 'm'.repeat(20), meta_description: 'd', keywords: ['a', 'a', '', 'b'] }

  it('keep to their limits at a whole word', () => {
    const meta = readMeta(
      { ...found, meta_title: 'word '.repeat(30), meta_description: 'слово '.repeat(60) },
      'T',
      brief(),
    )!
    expect(meta.meta_title.length).toBeLessThanOrEqual(60)
    expect(meta.meta_description.length).toBeLessThanOrEqual(155)
    expect(`${meta.meta_title} ${meta.meta_description}`).toMatch(/word (?=слово)/)
    expect(meta).toMatchObject({ title: 'Bees', keywords: ['a', 'b'] })
  })

  it("leave the writer's own keywords alone", () => {
    expect(readMeta(found, 'T', brief({ keywords: ['hive', 'night'] }))!.keywords).toEqual(['hive', 'night'])
  })

  it('keep the title of the outline when none comes', () => {
    expect(readMeta({ ...found, title: '' }, 'Bees at night', brief())!.title).toBe('Bees at night')
    expect(readMeta({ ...found, title: '“Night” and “day”' }, 'T', brief())!.title).toBe('“Night” and “day”')
  })

  it.each([undefined, {}, { title: 'x' }, { meta_title: 1, meta_description: 2 }])('are not made of %o', (answer) => {
    expect(readMeta(answer, 'T', brief())).toBeNull()
  })

  it('are cut without tearing a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 100 }), (text, most) => {
        const short = cut(text, most)
        expect(short.length).toBeLessThanOrEqual(Math.max(most, 0))
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })
})
