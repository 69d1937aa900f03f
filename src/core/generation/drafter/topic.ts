import { segmenter } from '../../../text/count-words.ts'

const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu
const WRAPPED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»)$/u

/** A topic or keyword as one clean line: no control characters, no quotation marks around the whole, no full stop. */
export function tidy(text: string): string {
  const line = text.replace(INVISIBLE, ' ').trim()
  const inner = WRAPPED.exec(line)?.slice(1).find(Boolean) ?? line
  return inner.replace(/(?<!\.)\.$/u, '').trim()
}

/** Text as Markdown that reads back as exactly this text: no marks, links, tags, lists or entities come out of it. */
export function literal(text: string): string {
  return text
    .replace(/[\\`*_[\]{}<>#|~&@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&')
}

/** Whole words of `text`, at most `max` characters; a single longer word is cut between graphemes. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max).split(' ')
  if (words.length > 1)
    return `${words
      .slice(0, -1)
      .join(' ')
      .replace(/[\s,;:–—-]+$/u, '')}…`
  let kept = ''
  for (const { segment } of segmenter('en', 'grapheme').segment(text)) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  return `${kept}…`
}

export const capitalised = (text: string) => {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}

/** `Topic: suffix`. A topic that is a sentence or holds a colon is a title as it stands. */
export function titleOf(topic: string, suffix: string, max: number): string {
  const start = capitalised(topic)
  const whole = /[?!…]$|[:—–]/u.test(start) ? start : `${start}: ${suffix}`
  return whole.length <= max ? whole : cut(start, max)
}

export function descriptionOf(topic: string, suffix: string, max: number): string {
  const start = capitalised(topic)
  const whole = /[?!…]$/u.test(start) ? `${start} ${capitalised(suffix)}` : `${start}: ${suffix}`
  return whole.length <= max ? whole : cut(start, max)
}
