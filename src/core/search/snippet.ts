import type { Term } from './query.ts'
import { MARK_END, MARK_START, type SearchText } from './searchable.ts'

/** Characters that a window of matches may span, those shown before it, and all that are shown. */
const SPAN = 140
const LEAD = 40
const LENGTH = 200
/** A window is chosen among this many matches of each term. */
const CHOICES = 12

interface Match {
  term: number
  start: number
  end: number
}

/**
 * Text around the matches, which stand between U+E000 and U+E001. Ours, because the one of FTS5 reads every text anew
 * with the tokenizer: a third of a millisecond each, which a page of a hundred rows cannot spend.
 */
export function snippetMaker(terms: readonly Term[]): (text: SearchText) => string {
  const patterns = terms.map((term) => patternOf(term, ''))
  const stressed = terms.map((term) => patternOf(term, `${STRESS.source}*`))
  return ({ title, body, meta }) => {
    for (const text of [body, meta, title]) {
      const found = cutAround(text, STRESS.test(text) ? stressed : patterns)
      if (found !== null) return found
    }
    return cut(body, 0, [])
  }
}

/** Marks that the index passes over: stress in a Ukrainian word, accents that no composed letter exists for. */
const STRESS = /[\u0300-\u036f]/
const LETTER = /[\p{L}\p{N}\p{M}\p{Co}]/u
const BETWEEN = `(?!${LETTER.source})[^\\p{L}\\p{N}\\p{Co}]*`

interface Pattern {
  spelling: RegExp
  prefix: boolean
}

function patternOf({ words, prefix }: Term, marks: string): Pattern {
  const spelt = words.map((word) => [...word].map((letter) => likeLetter(letter) + marks).join(''))
  return { spelling: new RegExp(spelt.join(BETWEEN), 'giu'), prefix }
}

/** Base letter to all that the index takes for it: `u` to `ùúûü…`. */
const variants = new Map<string, string>()
for (const [from, to] of [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = from; code <= to; code++) {
    const letter = String.fromCodePoint(code)
    const base = baseOf(letter)
    if (base !== letter) variants.set(base, (variants.get(base) ?? base) + letter)
  }
}

function baseOf(letter: string): string {
  const [base = ''] = letter.normalize('NFD')
  return /^[a-z]$/i.test(base) ? base : letter
}

function likeLetter(letter: string): string {
  if (/\p{M}/u.test(letter)) return ''
  const alike = variants.get(baseOf(letter))
  return alike ? `[${alike}]` : letter
}

/** Whole words only. Asked of the characters beside a match: a look-behind in the pattern costs five times as much. */
function* matchesIn(text: string, term: number, { spelling, prefix }: Pattern): Generator<Match> {
  spelling.lastIndex = 0
  for (let found = spelling.exec(text); found; found = spelling.exec(text)) {
    const { index: start, 0: match } = found
    const end = start + match.length
    if (match === '') return
    if (!letterBefore(text, start) && (prefix || !letterAt(text, end))) yield { term, start, end }
  }
}

function firstMatches(text: string, term: number, pattern: Pattern): Match[] {
  const first: Match[] = []
  for (const match of matchesIn(text, term, pattern)) {
    first.push(match)
    if (first.length === CHOICES) break
  }
  return first
}

const letterAt = (text: string, at: number): boolean =>
  at < text.length && LETTER.test(String.fromCodePoint(text.codePointAt(at)!))
const letterBefore = (text: string, at: number): boolean =>
  at > 0 && letterAt(text, /[\udc00-\udfff]/.test(text[at - 1]!) ? at - 2 : at - 1)

/** The first place where most of the terms stand close together. */
function bestStart(matches: readonly Match[]): number {
  let best = { start: 0, terms: 0 }
  matches.forEach(({ start }, at) => {
    const near = new Set<number>()
    for (let next = at; next < matches.length && matches[next]!.end <= start + SPAN; next++)
      near.add(matches[next]!.term)
    if (near.size > best.terms) best = { start, terms: near.size }
  })
  return best.start
}

function cutAround(text: string, patterns: readonly Pattern[]): string | null {
  const choices = patterns.flatMap((pattern, term) => firstMatches(text, term, pattern))
  if (choices.length === 0) return null
  const best = bestStart(choices.toSorted((a, b) => a.start - b.start))
  return cut(text, best <= LEAD ? 0 : wordStart(text, best - LEAD, best), patterns)
}

function cut(text: string, from: number, patterns: readonly Pattern[]): string {
  const to = wordEnd(text, from + LENGTH)
  const shown = text.slice(from, to)
  const matches = patterns.flatMap((pattern, term) => [...matchesIn(shown, term, pattern)])
  let marked = ''
  let done = 0
  for (const { start, end } of matches.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue
    marked += shown.slice(done, start) + MARK_START + shown.slice(start, end) + MARK_END
    done = end
  }
  const line = (marked + shown.slice(done)).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${line}${to < text.length ? '…' : ''}`
}

/** The first word that begins in `from`…`to`. */
function wordStart(text: string, from: number, to: number): number {
  const gap = text.slice(from, to).search(/\s/)
  return gap === -1 ? to : from + gap + 1
}

/** Up to the last whole word before `limit`, or between two characters where a word is longer than that. */
function wordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length
  const gap = text.lastIndexOf(' ', limit)
  if (gap > limit - LEAD) return gap
  return /[\udc00-\udfff]/.test(text[limit]!) ? limit - 1 : limit
}
