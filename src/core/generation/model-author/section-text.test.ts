import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole, joined, lastWholeSentence, resumable, sectionMarkdown } from './section-text.ts'

describe('the Markdown of a section', () => {
  const heading = 'Where bees sleep – and why'
  it.each([
    ['## Where bees sleep – and why\n\nText.', 'Text.'],
    ['# 3. Where bees sleep - and why\nText.', 'Text.'],
    ['**Where bees sleep – and why**\n\nText.', 'Text.'],
    ['Where bees sleep – and why\n---\n\nText.', 'Text.'],
    ['\n\n### "Where bees sleep – and why"\n\nText.', 'Text.'],
    ['```markdown\n## Where bees sleep – and why\n\nText.\n```', 'Text.'],
    ['```\nText.\n```', 'Text.'],
    ['```markdown\nText that is still com', 'Text that is still com'],
  ])('%j loses its heading and the fence around it', (answer, expected) => {
    expect(sectionMarkdown(answer, heading)).toBe(expected)
  })

  it.each([
    'Where bees sleep – and why is a good question.',
    'Where bees sleep – and why\n\nText.',
    '## Another heading\n\nText.'.replace('## ', '### '),
  ])('%j keeps what is no repeated heading', (answer) => {
    expect(sectionMarkdown(answer, heading)).toBe(answer)
  })

  it('has no heading above the third level', () => {
    expect(sectionMarkdown('Text.\n\n# One\n\n## Two\n\n### Three\n\n#hashtag', heading)).toBe(
      'Text.\n\n### One\n\n### Two\n\n### Three\n\n#hashtag',
    )
  })
})

describe('two parts of one text', () => {
  it.each([
    ['The bees ', 'dance at noon.', 'The bees dance at noon.'],
    ['The bees dance.', 'They sleep.', 'The bees dance. They sleep.'],
    ['The bees dance.', '\n\nThey sleep.', 'The bees dance.\n\nThey sleep.'],
    ['The bees dance.\n\n', 'They sleep.', 'The bees dance.\n\nThey sleep.'],
    ['The bees dance', ', and sleep.', 'The bees dance, and sleep.'],
    ['They do this:', '- one\n- two', 'They do this:\n\n- one\n- two'],
    ['- one', '- two', '- one\n- two'],
    ['Text.', '### More', 'Text.\n\n### More'],
    ['The bees ', '… dance.', 'The bees dance.'],
    ['The bees dance.', '   ', 'The bees dance.'],
    ['', 'The bees.', 'The bees.'],
  ])('%j and %j become %j', (written, more, expected) => {
    expect(joined(written, more)).toBe(expected)
  })

  it('say once what the second repeats of the first', () => {
    const written = 'Bees live in hives. They dance to say where the flowers are, and at night'
    expect(joined(written, 'They dance to say where the flowers are, and at night they sleep.')).toBe(
      `${written} they sleep.`,
    )
    expect(joined(written, `${written} they sleep.`)).toBe(`${written} they sleep.`)
    expect(joined(written, '…and at night they sleep.')).toBe(`${written} they sleep.`)
  })

  it('lose nothing and double nothing when a text is cut anywhere and continued from there', () => {
    const word = fc.stringMatching(/^[a-zа-я]{1,9}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 6, maxLength: 60 }), fc.nat(), fc.nat({ max: 3 }), (words, at, back) => {
        const text = `${words.map((each, index) => `${each}${index}`).join(' ')}.`
        const written = resumable(text.slice(0, at % text.length))
        const from = Math.max(
          0,
          written
            .split(' ')
            .slice(0, -1 - back)
            .join(' ').length,
        )
        const overlap = written.length - from
        const more = overlap >= 16 ? text.slice(from).trimStart() : text.slice(written.length)
        expect(joined(written, more)).toBe(text)
      }),
    )
  })
})

describe('where a text can go on', () => {
  it.each([
    ['The bees dan', 'The bees '],
    ['The bees ', 'The bees '],
    ['The bees dance.', 'The bees dance.'],
    ['Бджоли танц', 'Бджоли '],
    ['dan', ''],
    ['', ''],
  ])('%j: after %j', (written, expected) => {
    expect(resumable(written)).toBe(expected)
  })
})

describe('a text that ran into its limit', () => {
  it('ends with its last whole sentence', () => {
    expect(lastWholeSentence('One. Two is here! Thr')).toBe('One. Two is here!')
    expect(lastWholeSentence('«Одне речення.» Друге ре')).toBe('«Одне речення.»')
    expect(lastWholeSentence('One. Two.')).toBe('One. Two.')
    expect(lastWholeSentence('no end at all')).toBe('no end at all')
  })
  it.each([
    ['It ends.', true],
    ['It ends.”', true],
    ['“It ends!”**', true],
    ['- a list\n- has no stops', true],
    ['It does not', false],
    ['', false],
  ])('%j is whole: %s', (text, whole) => {
    expect(isWhole(text)).toBe(whole)
  })
})
