import { type HtmlElement, parseHtml } from './html-tree.ts'
import { textOf } from './plain-text.ts'

// Building a segmenter costs more than counting a paragraph; one per language is kept. It holds no state of its own.
const segmenters = new Map<string, Intl.Segmenter>()

/** Never throws: text in an unknown or misspelt language is segmented by the general rules. */
export function segmenter(language: string, granularity: 'word' | 'grapheme' | 'sentence' = 'word'): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(isLanguage(language) ? language : 'en', { granularity })
  // Languages come from stored text: a flood of made-up ones must not fill the memory.
  if (segmenters.size < 200) segmenters.set(key, made)
  return made
}

function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1
  } catch {
    return false
  }
}

/** Word-like segments: `п’ять` and `don't` are one word each, `E-Mail` two, `3,14` one. */
export function countWords(text: string, language: string): number {
  const words = segmenter(language)
  let count = 0
  for (const line of linesOf(text)) {
    for (const segment of words.segment(line)) if (segment.isWordLike) count++
  }
  return count
}

/** The segmenter slows down with the length of its input, and no word crosses a line. */
function* linesOf(text: string) {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end === -1 ? text.length : end)
    start = end === -1 ? text.length : end + 1
  }
}

/** What the length contract counts: all that is read, but no code block and no notice of the offline drafter. */
export function countHtmlWords(html: string, language: string): number {
  return countWords(textOf(parseHtml(html), uncounted), language)
}

const uncounted = (node: HtmlElement) => node.tag === 'pre' || node.attributes.has('data-scaffold')

/** Characters as a reader sees them: `й` written with a combining mark is one, so is a flag. */
export function countCharacters(text: string, language = 'en'): number {
  // oxlint-disable-next-line no-control-regex -- plain ASCII without CRLF needs no segmenter
  if (/^[\0-\x0c\x0e-\x7f]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter(language, 'grapheme').segment(text)) count++
  return count
}

/** Silent reading speeds measured over languages; others read at the general pace. */
const wordsPerMinute: Record<string, number> = { en: 228, de: 179, uk: 184 }

export function readingMinutes(words: number, language: string): number {
  return Math.ceil(words / (wordsPerMinute[language.slice(0, 2).toLowerCase()] ?? 200))
}
