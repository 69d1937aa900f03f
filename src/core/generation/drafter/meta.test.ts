import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ArticleKind } from '../../../contract/generation.ts'
import type { Brief } from '../author.ts'
import { metaFor } from './meta.ts'
import { cut, literal, tidy, titleOf } from './topic.ts'
import { markdownToHtml } from '../../../text/markdown.ts'
import { plainText } from '../../../text/plain-text.ts'

const briefOf = (changes: Partial<Brief>): Brief => ({
  topic: 'Why bread rises',
  kind: 'guide',
  language: 'en',
  word_count: 1000,
  keywords: [],
  custom_instructions: '',
  ...changes,
})

it('keeps the meta fields within their limits for any topic', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(
      text,
      fc.array(text, { maxLength: 20 }),
      fc.constantFrom('en', 'uk', 'de', 'x-y'),
      (topic, keywords, language) => {
        for (const kind of ArticleKind.options) {
          const meta = metaFor(briefOf({ topic, keywords, language, kind }), topic)
          expect(meta.meta_title.length).toBeLessThanOrEqual(60)
          expect(meta.meta_description.length).toBeLessThanOrEqual(155)
          expect(meta.keywords.length).toBeLessThanOrEqual(8)
          for (const field of [meta.meta_title, meta.meta_description])
            expect(field.isWellFormed()).toBe(topic.isWellFormed())
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('takes the keywords given, each once, and finds its own only when there are none', () => {
  expect(metaFor(briefOf({ keywords: [' Yeast ', 'yeast', 'oven'] }), 'T').keywords).toEqual(['Yeast', 'oven'])
  expect(metaFor(briefOf({ keywords: [...'abcdefghij'] }), 'T').keywords).toHaveLength(8)
  expect(metaFor(briefOf({}), 'T').keywords).toEqual(['Why bread rises', 'bread', 'rises'])
})

it('cuts between words', () => {
  expect(cut('a long way to go home', 12)).toBe('a long way…')
  expect(cut('👩‍🌾👩‍🌾👩‍🌾', 12)).toBe('👩‍🌾👩‍🌾…')
})

it('adds no second sentence to a topic that is one, and no second colon', () => {
  expect(titleOf('bees', 'a guide', 60)).toBe('Bees: a guide')
  expect(titleOf('Do bees sleep?', 'a guide', 60)).toBe('Do bees sleep?')
  expect(titleOf('Bees: a life', 'a guide', 60)).toBe('Bees: a life')
})

it('reads a topic as one clean line', () => {
  expect(tidy('  “Bees”\u202e\n and\twasps. ')).toBe('“Bees” and wasps')
  expect(tidy('«Бджоли»')).toBe('Бджоли')
  expect(tidy('and so on...')).toBe('and so on...')
})

it('writes any line so that Markdown reads it back as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ab 1.)-+=*_#[]()<>&;`~|\\!@:/w{}"\''), maxLength: 40 }),
      (noise) => {
        const line = tidy(noise)
        fc.pre(line !== '')
        const html = markdownToHtml(`- ${literal(line)}`)
        expect(plainText(html).trim()).toBe(line)
        expect(html).toMatch(/^<ul>\n<li>[^<]*<\/li>\n<\/ul>\n$/)
      },
    ),
    { numRuns: 2000 },
  )
})
