import { afterEach, beforeEach, expect, it } from 'vitest'
import { Outline } from '../../contract/generation.ts'
import type { Provider } from '../../contract/settings.ts'
import type { Brief } from '../../core/generation/author.ts'
import { modelAuthor } from '../../core/generation/model-author/index.ts'
import { Secret } from '../../core/secret.ts'
import { createEgress, type Egress } from '../../egress/egress.ts'
import { startVendorFake, type VendorFake } from '../../testing/vendors/fake.ts'
import { countWords } from '../../text/count-words.ts'
import { openTextProvider } from './index.ts'

let fake: VendorFake
let egress: Egress
beforeEach(async () => {
  fake = await startVendorFake()
  egress = createEgress({ insideWrite: () => false })
})
afterEach(async () => {
  await egress.close()
  await fake.close()
})

const authorAt = (provider: Provider, upstream_model: string) =>
  modelAuthor({
    provider: openTextProvider(egress)({
      provider,
      upstream_model,
      base_url: fake.base_url(provider),
      credential: new Secret('sk-0123456789abcdef'),
    }),
    provider_name: provider,
    upstream_model,
  })

it.each([
  ['openai', 'gpt-4o', 'en', 1_500],
  ['anthropic', 'claude-sonnet-4-6', 'de', 800],
  ['google', 'gemini-2.5-pro', 'uk', 1_000],
  ['openai-compatible', 'llama-4', 'en', 100],
] as const)('writes a whole article with %s (%s) in %s, of %i words', async (provider, model, language, word_count) => {
  const author = authorAt(provider, model)
  const { signal } = new AbortController()
  const brief: Brief = {
    topic: 'Bees at night',
    kind: 'guide',
    language,
    word_count,
    keywords: [],
    custom_instructions: 'Be kind.',
  }

  const { value: outline } = await author.outline(brief, { signal })
  Outline.parse(outline)
  expect(outline.sections.reduce((sum, { words }) => sum + words, 0)).toBe(word_count)

  const texts: string[] = []
  for (const index of outline.sections.keys()) {
    const { value } = await author.section(
      brief,
      { outline, index, before: texts.map((text) => text.slice(0, 600)), written: '' },
      { signal },
    )
    texts.push(value)
  }
  const words = texts.reduce(
    (sum, text, at) => sum + countWords(`${outline.sections[at]!.heading}\n${text}`, language),
    0,
  )
  expect(Math.abs(words - word_count)).toBeLessThanOrEqual(word_count * 0.1)

  const { value: meta } = await author.meta(brief, outline.title, texts.join('\n'), { signal })
  expect(meta.title).toBe(outline.title)
  // Nothing was bought twice, and the fake understood every prompt.
  expect(fake.requests.map(({ step }) => step?.kind)).toEqual(['outline', ...texts.map(() => 'section'), 'meta'])
})

it('goes on with a section after the line broke, and buys only what is missing', async () => {
  const author = authorAt('openai', 'gpt-4o')
  const brief: Brief = {
    topic: 'Bees',
    kind: 'guide',
    language: 'en',
    word_count: 600,
    keywords: [],
    custom_instructions: '',
  }
  const outline = { title: 'Bees', sections: [{ heading: 'Sleep', goal: '', key_points: [], words: 300 }] }
  const { signal } = new AbortController()
  fake.next({ cut_after: 700 })
  let written = ''
  const task = { outline, index: 0, before: [] }
  await expect(
    author.section(brief, { ...task, written }, { signal, onText: (soFar) => (written = soFar) }),
  ).rejects.toMatchObject({ retry: 'retryable' })
  expect(written.length).toBeGreaterThan(600)

  const { value } = await author.section(brief, { ...task, written }, { signal })

  expect(value.startsWith(written.slice(0, 600))).toBe(true)
  const more = fake.requests[1]!.step
  expect(more).toMatchObject({ kind: 'section', continues: true })
  expect(countWords(value, 'en')).toBeGreaterThan(270)
  expect(countWords(value, 'en')).toBeLessThan(330)
})
