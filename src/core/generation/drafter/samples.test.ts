import { expect, it } from 'vitest'
import de from '../../../../resources/samples/de.json' with { type: 'json' }
import en from '../../../../resources/samples/en.json' with { type: 'json' }
import uk from '../../../../resources/samples/uk.json' with { type: 'json' }
import { cleanUp } from '../../../text/clean-up.ts'
import { countHtmlWords } from '../../../text/count-words.ts'
import { isSlug } from '../../../text/slug.ts'
import { StartRun } from '../../../contract/generation.ts'
import { offlineAuthor } from './index.ts'

const files = { en, uk, de }

it.each(['en', 'uk', 'de'] as const)('ships samples in %s that pass every rule of an article', (language) => {
  const { articles } = files[language]
  expect(articles.map(({ key }) => key)).toEqual(['finished', 'tour'])
  for (const article of articles) {
    // Nothing in a sample may be changed by what we do to the text of others.
    expect(cleanUp(article.content, language)).toEqual({ html: article.content, changes: [] })
    expect(article).toMatchObject({ language, status: 'draft', is_scaffold: false })
    expect(isSlug(article.slug)).toBe(true)
    expect(article.meta_title.length).toBeLessThanOrEqual(60)
    expect(article.meta_description.length).toBeLessThanOrEqual(155)
  }
  const [finished, tour] = articles.map(({ content }) => content)
  expect(countHtmlWords(finished!, language)).toBeGreaterThanOrEqual(600)
  for (const block of [
    '<table>',
    'taskItem',
    '<blockquote>',
    '<pre><code',
    '<ol>',
    '<ul>',
    'href="https://example.com"',
  ]) {
    expect(tour).toContain(block)
  }
})

it.each(['en', 'uk', 'de'] as const)('writes the sample scaffold in %s', async (language) => {
  const brief = { ...StartRun.parse(files[language].scaffold), language }
  const call = { signal: new AbortController().signal }
  const { value: outline } = await offlineAuthor().outline(brief, call)
  expect(outline.title.toLowerCase()).toContain(files[language].scaffold.topic.toLowerCase())
  expect(outline.sections.reduce((sum, { words }) => sum + words, 0)).toBe(files[language].scaffold.word_count)
})
