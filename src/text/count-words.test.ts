import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, countHtmlWords, countWords, readingMinutes } from './count-words.ts'

describe('countWords', () => {
  // Counted by hand.
  it.each([
    ['en', "Bees don't sleep; the keeper’s hive hums.", 7],
    ['en', 'It cost $3.50, or 1,000 times less – not e-mail at 10:30.', 13],
    ['en', 'state-of-the-art', 4],
    ['uk', "П’ять зайців, пам'ять і комп\u02bcютер.", 5],
    ['uk', 'Об’їзд під’їхав: «так», — сказав дід (75 років).', 7],
    ['de', 'Die Größe der Straße überrascht Jürgen.', 6],
    ['de', 'Das ist’s: E-Mail, „Ja“ und 3,14 m².', 8],
    ['ja', '私は本を読む', 5],
    ['en', '🐝 … — !?', 0],
    ['en', '', 0],
  ])('counts %s: %s', (language, text, words) => {
    expect(countWords(text, language)).toBe(words)
  })

  it('counts two texts on two lines like both apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(countWords(`${a}\n${b}`, 'uk')).toBe(countWords(a, 'uk') + countWords(b, 'uk'))
      }),
    )
  })

  it('never throws for a language nobody knows', () => {
    expect(countWords('one two', 'no_such language!')).toBe(2)
    expect(countWords('one two', '')).toBe(2)
  })

  it('counts two megabytes in the time of a few frames', () => {
    const html = '<p>Бджоли збирають нектар із квітів, а пасічник дбає про їхнє здоров’я щодня.</p>'
    const long = html.repeat(Math.ceil(2_000_000 / html.length))
    const started = performance.now()
    expect(countHtmlWords(long, 'uk')).toBe(Math.ceil(2_000_000 / html.length) * 12)
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('countHtmlWords', () => {
  it('counts headings, text, lists, tables, captions and footnotes', () => {
    const html =
      '<h2>One two</h2><p>three <em>fo</em>ur</p><ul><li>five</li></ul><table><caption>six</caption><tr><td>seven</td><td>eight</td></tr></table>' +
      '<figure><img src="/media/a" alt="not counted"><figcaption>nine</figcaption></figure><ol><li id="fn-1">ten</li></ol>'
    expect(countHtmlWords(html, 'en')).toBe(10)
  })

  it('counts neither code blocks nor the notice of the offline drafter, but the slots it left', () => {
    const html =
      '<p data-scaffold="notice">This is a draft</p><p>one<pre><code>let a = 1</code></pre>two <code>three</code></p><p data-slot="s">four</p>'
    expect(countHtmlWords(html, 'en')).toBe(4)
  })

  it('keeps words apart that only a left-out block divides', () => {
    expect(countHtmlWords('one<pre>x</pre>two', 'en')).toBe(2)
  })
})

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc d', 5],
    ['їжак', 4],
    ['и\u0306', 1],
    ['👩‍🌾🇺🇦', 2],
    ['a\r\nb', 3],
  ])('counts %j as a reader sees it', (text, count) => {
    expect(countCharacters(text, 'uk')).toBe(count)
  })
})

describe('readingMinutes', () => {
  it('rounds up, knows its languages and needs no time for nothing', () => {
    expect([
      readingMinutes(0, 'en'),
      readingMinutes(1, 'en'),
      readingMinutes(228, 'en'),
      readingMinutes(229, 'en-GB'),
    ]).toEqual([0, 1, 1, 2])
    expect(readingMinutes(1_000, 'de')).toBeGreaterThan(readingMinutes(1_000, 'en'))
    expect(readingMinutes(201, 'fr')).toBe(2)
  })
})
