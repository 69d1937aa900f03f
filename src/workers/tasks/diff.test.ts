import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords } from '../../text/count-words.ts'
import { blocksOf } from '../../text/plain-text.ts'
import { type DiffInput, diffArticles } from './diff.ts'

const diff = (from: string, to: string, rest: Partial<DiffInput> = {}) =>
  diffArticles({ from, to, from_title: '', to_title: '', language: 'en', ...rest })
const same = (text: string) => ({ kind: 'same', text })
const added = (text: string) => ({ kind: 'added', text })
const removed = (text: string) => ({ kind: 'removed', text })

describe('diffArticles', () => {
  it('shows equal texts as the same', () => {
    expect(diff('<h2>A</h2><p>b <em>c</em></p>', '<h2>A</h2><p>b c</p>')).toEqual({
      title: [],
      blocks: [
        { kind: 'same', tag: 'h2', parts: [same('A')] },
        { kind: 'same', tag: 'p', parts: [same('b c')] },
      ],
      added_words: 0,
      removed_words: 0,
    })
  })

  it('pairs a changed block with what it was and shows the words', () => {
    const { blocks, added_words, removed_words } = diff(
      '<p>First.</p><p>The quick brown fox jumps over the dog.</p><p>Last.</p>',
      '<p>First.</p><p>New in between.</p><p>The quick red fox leaps over the dog.</p><p>Last.</p>',
    )
    expect(blocks).toEqual([
      { kind: 'same', tag: 'p', parts: [same('First.')] },
      { kind: 'added', tag: 'p', parts: [added('New in between.')] },
      {
        kind: 'changed',
        tag: 'p',
        parts: [
          same('The quick '),
          removed('brown'),
          added('red'),
          same(' fox '),
          removed('jumps'),
          added('leaps'),
          same(' over the dog.'),
        ],
      },
      { kind: 'same', tag: 'p', parts: [same('Last.')] },
    ])
    expect([added_words, removed_words]).toEqual([5, 2])
  })

  it('keeps Cyrillic words whole, apostrophes included', () => {
    const { title } = diff('', '', {
      from_title: 'Здоров’я бджіл узимку',
      to_title: 'Здоров’ям бджола взимку',
      language: 'uk',
    })
    expect(title).toEqual([removed('Здоров’я бджіл узимку'), added('Здоров’ям бджола взимку')])
    const { blocks } = diff('<p>Мій дім там, де сонце.</p>', '<p>Мій дім тут, де сонце.</p>', { language: 'uk' })
    expect(blocks[0]!.parts).toEqual([same('Мій дім '), removed('там'), added('тут'), same(', де сонце.')])
  })

  it('shows strangers as removed and added, not as one changed block', () => {
    expect(
      diff('<p>Bees fly far away.</p>', '<p>Kartoffeln wachsen langsam.</p>').blocks.map(({ kind }) => kind),
    ).toEqual(['removed', 'added'])
  })

  it('shows a new kind of block and a new picture as a change', () => {
    expect(diff('<p>Title here</p>', '<h2>Title here</h2>').blocks).toEqual([
      { kind: 'changed', tag: 'h2', parts: [same('Title here')] },
    ])
    expect(diff('<p><img src="/media/a" alt="Bee"></p>', '<p><img src="/media/b" alt="Wasp"></p>').blocks).toEqual([
      { kind: 'removed', tag: 'p', parts: [removed('Bee')] },
      { kind: 'added', tag: 'p', parts: [added('Wasp')] },
    ])
    expect(diff('<hr>', '').blocks).toEqual([{ kind: 'removed', tag: 'hr', parts: [] }])
  })

  const word = fc.constantFrom('bee', 'дім', 'don’t', '3,14', '—', 'a', 'the', 'fox', 'слово', '.', '🐝')
  const block = fc
    .tuple(fc.constantFrom('p', 'h2', 'li', 'pre'), fc.array(word, { minLength: 1, maxLength: 12 }))
    .map(([tag, words]) =>
      tag === 'li' ? `<ul><li>${words.join(' ')}</li></ul>` : `<${tag}>${words.join(' ')}</${tag}>`,
    )
  const article = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join(''))

  it('gives back both texts, block for block, and counts what it shows', () => {
    fc.assert(
      fc.property(article, article, (from, to) => {
        const result = diff(from, to)
        const side = (kind: 'added' | 'removed') =>
          result.blocks
            .filter((shown) => shown.kind === 'same' || shown.kind === 'changed' || shown.kind === kind)
            .map((shown) =>
              shown.parts
                .filter((part) => part.kind === 'same' || part.kind === kind)
                .map((part) => part.text)
                .join(''),
            )
        const texts = (html: string) => blocksOf(html).map(({ text }) => text)
        const words = (html: string) => texts(html).reduce((sum, text) => sum + countWords(text, 'en'), 0)
        expect(side('removed')).toEqual(texts(from))
        expect(side('added')).toEqual(texts(to))
        expect(result.added_words - result.removed_words).toBe(words(to) - words(from))
      }),
      { numRuns: 1_000 },
    )
  })

  /** Deterministic and without a common thread: a linear congruence picks words. */
  const unrelated = (seed: number, words: number, perBlock: number, vocabulary: number) => {
    let state = seed
    const blocks: string[] = []
    for (let at = 0; at < words; at += perBlock) {
      const list = Array.from(
        { length: perBlock },
        () => `w${(state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % vocabulary}`,
      )
      blocks.push(`<p>${list.join(' ')}</p>`)
    }
    return blocks.join('')
  }

  it.each([
    ['in paragraphs of 50 words from one vocabulary', 50, 60],
    ['in paragraphs of 50 words with little in common', 50, 5_000],
    ['in one block each', 10_000, 400],
    ['in blocks of one word', 1, 3_000],
  ])('compares two unrelated texts of 10,000 words, %s, in time', (_, perBlock, vocabulary) => {
    const started = performance.now()
    const result = diff(unrelated(1, 10_000, perBlock, vocabulary), unrelated(77, 10_000, perBlock, vocabulary))
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(result.added_words).toBeGreaterThan(1_000)
  })
})
