import { describe, expect, it } from 'vitest'
import { ArticleKind, Outline } from '../../../contract/generation.ts'
import { countHtmlWords, countWords, segmenter } from '../../../text/count-words.ts'
import { markdownToHtml } from '../../../text/markdown.ts'
import { plainText } from '../../../text/plain-text.ts'
import type { Author, Brief } from '../author.ts'
import { offlineAuthor } from './index.ts'

const LANGUAGES = ['en', 'uk', 'de']
const LENGTHS = [100, 250, 777, 1500, 3000, 10_000]
const call = { signal: new AbortController().signal }

const briefOf = (changes: Partial<Brief> = {}): Brief => ({
  topic: 'Balcony tomatoes',
  kind: 'guide',
  language: 'en',
  word_count: 1500,
  keywords: ['cherry tomatoes', 'window box'],
  custom_instructions: '',
  ...changes,
})

async function draft(brief: Brief, author: Author = offlineAuthor()) {
  const { value: outline } = await author.outline(brief, call)
  const sections: string[] = []
  for (const index of outline.sections.keys()) {
    sections.push((await author.section(brief, { outline, index, before: [], written: '' }, call)).value)
  }
  return { outline, sections, text: sections.join('\n\n') }
}

const wordsOf = (markdown: string, heading: string, language: string) =>
  countHtmlWords(markdownToHtml(markdown), language) + countWords(heading, language)

/** Whole sentences of paragraphs; labels, headings and list items are no sentences. */
const sentencesOf = (markdown: string, language: string) =>
  markdown
    .split('\n')
    .filter((line) => /^[^<#|\d-]/.test(line) && !/:\**$/.test(line))
    .map((line) => line.replace(/^\*\*[^*]+\*\* /, ''))
    .flatMap((line) => [...segmenter(language, 'sentence').segment(line)].map(({ segment }) => segment.trim()))

describe.each(LANGUAGES)('a draft in %s', (language) => {
  it.each(ArticleKind.options)('keeps the length asked for, whole and by section: %s', async (kind) => {
    for (const word_count of LENGTHS) {
      const { outline, sections } = await draft(briefOf({ language, kind, word_count }))
      expect(Outline.parse(outline)).toEqual(outline)
      expect(outline.sections.reduce((sum, { words }) => sum + words, 0)).toBe(word_count)

      const lengths = outline.sections.map(({ heading, words }, index) => ({
        off: Math.abs(wordsOf(sections[index]!, heading, language) - words) / words,
        words: wordsOf(sections[index]!, heading, language),
      }))
      expect(Math.max(...lengths.map(({ off }) => off))).toBeLessThanOrEqual(0.08)
      const delivered = lengths.reduce((sum, { words }) => sum + words, 0)
      expect(Math.abs(delivered - word_count) / word_count).toBeLessThanOrEqual(0.04)
    }
  })

  it.each(ArticleKind.options)('says no sentence twice in 2,500 words: %s', async (kind) => {
    const { text } = await draft(briefOf({ language, kind, word_count: 2500 }))
    const sentences = sentencesOf(text, language)
    expect(sentences.length).toBeGreaterThan(80)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })

  it('begins with the notice, leaves slots and fills every place in its phrases', async () => {
    for (const kind of ArticleKind.options) {
      for (const word_count of [100, 1500, 10_000]) {
        const { sections, text } = await draft(briefOf({ language, kind, word_count }))
        expect(sections[0]).toMatch(/^<p data-scaffold="true">[^\n]+<\/p>\n\n/)
        expect(text.match(/data-scaffold/g)).toHaveLength(1)
        expect(text).toContain('<p data-slot="true">[')
        expect(text).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })

  it('names the topic and the keywords', async () => {
    const { text } = await draft(briefOf({ language, word_count: 400 }))
    expect(text).toContain('Balcony tomatoes')
    expect(text).toContain('cherry tomatoes')
    expect(text).toContain('window box')
  })
})

it('gives the same text for the same brief and seed, and another one for another seed', async () => {
  const first = await draft(briefOf(), offlineAuthor({ seed: 7 }))
  const { keywords, topic, ...rest } = briefOf()
  expect(await draft({ ...rest, topic, keywords }, offlineAuthor({ seed: 7 }))).toEqual(first)
  expect((await draft(briefOf(), offlineAuthor({ seed: 8 }))).text).not.toBe(first.text)
})

it('writes one section alone as it would after the others', async () => {
  const { outline, sections } = await draft(briefOf())
  const { value } = await offlineAuthor().section(briefOf(), { outline, index: 4, before: [], written: '' }, call)
  expect(value).toBe(sections[4])
})

it('goes on after a cut without telling again what was written', async () => {
  const { outline, sections } = await draft(briefOf())
  const written = sections[2]!.split('\n\n').slice(0, 2).join('\n\n')
  const told: string[] = []
  const onText = (text: string) => told.push(text)
  const { value } = await offlineAuthor().section(
    briefOf(),
    { outline, index: 2, before: [], written },
    { ...call, onText },
  )
  expect(value).toBe(sections[2])
  expect(told[0]!.startsWith(written)).toBe(true)
  expect(told.every((text) => text.length > written.length)).toBe(true)
  expect(told.at(-1)).toBe(value)
})

it('follows an outline the writer has changed', async () => {
  const brief = briefOf({ word_count: 600 })
  const outline: Outline = {
    title: 'Mine',
    sections: [
      { heading: 'How I began', goal: '', key_points: [], words: 200 },
      { heading: 'Soil', goal: 'Tell what is in the pot', key_points: ['1. Peat *free*', '- Worms'], words: 300 },
      { heading: 'FAQ', goal: '', key_points: [], words: 100 },
    ],
  }
  const author = offlineAuthor()
  for (const [index, { heading, words }] of outline.sections.entries()) {
    const { value } = await author.section(brief, { outline, index, before: [], written: '' }, call)
    expect(Math.abs(wordsOf(value, heading, 'en') - words) / words).toBeLessThanOrEqual(0.08)
    if (index === 1) expect(markdownToHtml(value)).toContain('<li>1. Peat *free*</li>\n<li>- Worms</li>')
    if (index === 1) expect(value).toContain('Tell what is in the pot.')
    if (index === 2) expect(value).toMatch(/^### .+\?$/m)
  }
})

it('lays out a table for a comparison, numbered steps for instructions and questions for longer pieces', async () => {
  const comparison = markdownToHtml((await draft(briefOf({ kind: 'comparison', word_count: 500 }))).text)
  const instructions = markdownToHtml((await draft(briefOf({ kind: 'how-to', word_count: 500 }))).text)
  const long = markdownToHtml((await draft(briefOf({ word_count: 1200 }))).text)
  expect(comparison).toMatch(/<table>[\s\S]+<\/table>/)
  expect(instructions).toMatch(/<ol>\n<li>The first action/)
  expect(long).toMatch(/<h3>[^<]+\?<\/h3>/)
  expect(markdownToHtml((await draft(briefOf({ word_count: 500 }))).text)).not.toContain('<h3>')
})

it.each([
  'He said "never" & \'always\' <script>alert(1)</script>',
  '*bold* _low_ #head [link](https://example.com) `code` ~~no~~',
  '🍅 tomatoes 👩‍🌾 on www.example.com and a@example.com',
  '1. {t} | --- | &amp; \\* <!-- x -->',
  'How do I, of all people, keep a very long question about tomatoes alive without end? '.repeat(4).slice(0, 299),
  'x'.repeat(300),
])('keeps a hostile topic literal: %s', async (topic) => {
  const brief = briefOf({ topic, keywords: [topic.slice(0, 60)], word_count: 900 })
  const { outline, text } = await draft(brief)
  const html = markdownToHtml(text)
  expect(Outline.parse(outline).title.length).toBeLessThanOrEqual(300)
  expect(html).not.toMatch(/<(?!\/?(?:p|ul|ol|li|h3|strong)\b)/)
  expect(html).not.toMatch(/href|<script|<em>|<code>|<del>/)
  if (topic.length < 70) expect(plainText(html)).toContain(topic)
})

it('stops when the caller gives up, also in the middle of a section', async () => {
  const author = offlineAuthor()
  const { outline } = await draft(briefOf())
  const controller = new AbortController()
  const told: string[] = []
  const onText = (text: string) => {
    told.push(text)
    controller.abort(new Error('enough'))
  }
  const task = { outline, index: 1, before: [], written: '' }
  await expect(author.section(briefOf(), task, { signal: controller.signal, onText })).rejects.toThrow('enough')
  expect(told).toHaveLength(1)
  await expect(author.outline(briefOf(), { signal: controller.signal })).rejects.toThrow('enough')
  await expect(author.meta(briefOf(), 'A', '', { signal: controller.signal })).rejects.toThrow('enough')
})

it('says in the notice what it could not do', async () => {
  const plainOne = (await draft(briefOf())).sections[0]!
  const french = (await draft(briefOf({ language: 'fr-CA' }))).sections[0]!
  const instructed = (await draft(briefOf({ custom_instructions: 'Rhyme.' }))).sections[0]!
  expect(plainOne).not.toContain('fr-CA')
  expect(french).toContain('“fr-CA” was asked for')
  expect(instructed).toContain('instructions in your brief')
  expect((await draft(briefOf({ language: 'de-AT' }))).sections[0]).toContain('Gerüst')
})

it('costs nothing and says who it is', async () => {
  const author = offlineAuthor()
  expect([author.provider, author.upstream_model]).toEqual(['offline', 'offline-drafter'])
  expect((await author.outline(briefOf(), call)).usage).toEqual({ tokens_in: 0, tokens_out: 0 })
})
