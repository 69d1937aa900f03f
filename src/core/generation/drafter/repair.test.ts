import { describe, expect, it } from 'vitest'
import { countHtmlWords } from '../../../text/count-words.ts'
import { markdownToHtml } from '../../../text/markdown.ts'
import type { Brief } from '../author.ts'
import { offlineAuthor } from './index.ts'

const call = { signal: new AbortController().signal }
const brief: Brief = {
  topic: 'Beekeeping',
  kind: 'guide',
  language: 'uk',
  word_count: 2000,
  keywords: [],
  custom_instructions: '',
}
const author = offlineAuthor()
const wordsIn = (markdown: string) => countHtmlWords(markdownToHtml(markdown), 'uk')

async function section(index: number) {
  const { value: outline } = await author.outline(brief, call)
  return (await author.section(brief, { outline, index, before: [], written: '' }, call)).value
}

const repair = async (text: string, target: number) =>
  (await author.repair(brief, { heading: 'Any', text, words: wordsIn(text), target }, call)).value

describe('repair', () => {
  it.each([0.8, 0.6, 0.3])('shortens a section to its target by whole sentences: %s', async (share) => {
    for (const index of [0, 1, 2, 3, 4]) {
      const text = await section(index)
      const target = Math.round(wordsIn(text) * share)
      const shorter = await repair(text, target)
      expect(Math.abs(wordsIn(shorter) - target)).toBeLessThanOrEqual(Math.max(6, target * 0.12))
      for (const line of shorter.split('\n')) expect(text).toContain(line.slice(0, 30))
      if (index === 0) expect(shorter).toMatch(/^<p data-scaffold="true">/)
    }
  })

  it('lengthens a section with new sentences and keeps every word it had', async () => {
    const text = await section(2)
    const longer = await repair(text, wordsIn(text) + 180)
    expect(longer.startsWith(text)).toBe(true)
    expect(Math.abs(wordsIn(longer) - wordsIn(text) - 180)).toBeLessThanOrEqual(6)
  })

  it('gives the same repair twice', async () => {
    const text = await section(1)
    expect(await repair(text, 300)).toBe(await repair(text, 300))
  })

  it('shortens text that somebody else wrote, and never to nothing', async () => {
    const text = 'One sentence stands here. Another one follows it.\n\n- first\n- second\n\nThe end is near.'
    expect(await repair(text, 9)).toBe('One sentence stands here.\n\n- first\n\nThe end is near.')
    expect(wordsIn(await repair(text, 1))).toBeGreaterThan(0)
  })
})
