/** Shorter than this, the same letters at end and beginning are chance. */
const LEAST_OVERLAP = 12
/** Models repeat a sentence or a paragraph, not more. */
const MOST_OVERLAP = 600
const SENTENCE_END = /[.!?…。！？]["'”“»)\]*_]*\s*$/

/**
 * The Markdown of a section as it was meant: without a fence around it, without its own heading, inner headings at the
 * third level or below.
 */
export function sectionMarkdown(answer: string, heading: string): string {
  const text = unfenced(answer).replace(/^\s*\n/, '')
  return withoutHeading(text, heading)
    .replaceAll(/^#{1,2}(?=[ \t]+\S)/gm, '###')
    .trimEnd()
}

/** A model that answers in Markdown at times says so with a fence around the whole; while it comes in, the end is missing. */
function unfenced(text: string): string {
  const labelled = text.replace(/^\s*```(?:markdown|md)[ \t]*\n/i, '')
  if (labelled !== text) return labelled.replace(/\n?```\s*$/, '')
  return text.trim().match(/^```[ \t]*\n([\s\S]*?)\n?```$/)?.[1] ?? text
}

function withoutHeading(text: string, heading: string): string {
  const [first = '', ...rest] = text.trimStart().split('\n')
  const [second = ''] = rest
  const marked = /^\s*(#{1,6}\s|\*\*|__)/.test(first) || /^(=+|-+)\s*$/.test(second)
  if (!marked || letters(first) !== letters(heading)) return text
  return (/^(=+|-+)\s*$/.test(second) ? rest.slice(1) : rest).join('\n').trimStart()
}

/** Only what is read: a model changes dashes, quotation marks and numbers of a heading that it repeats. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\s#*_]*\d{1,2}[.)]\s+/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Where a text that broke off can go on: a word that may be torn is dropped, for no model completes it reliably. */
export function resumable(written: string): string {
  if (/[\s.,;:!?…)\]"'”“»]$/u.test(written)) return written
  return written.slice(0, Math.max(written.lastIndexOf(' '), written.lastIndexOf('\n')) + 1)
}

/** Nothing is missing that a reader would notice. */
export const isWhole = (text: string): boolean =>
  SENTENCE_END.test(text) || /^\s*([-*]|\d+\.)\s+\S.*$/.test(text.trimEnd().split('\n').at(-1) ?? '')

/** Both parts as one text. What the second repeats of the end of the first, or of all of it, stands once. */
export function joined(written: string, more: string): string {
  if (written === '') return more
  const next = more.replace(/^\s*(?:…|\.\.\.)\s*/, '')
  if (next.trim() === '') return written
  const base = written.trimEnd()
  const trimmed = next.trimStart()
  const overlap = overlapOf(base, trimmed)
  if (overlap > 0) return base + trimmed.slice(overlap)
  return base + between(written, next, base, trimmed) + trimmed
}

function overlapOf(base: string, next: string): number {
  for (let length = Math.min(base.length, next.length, MOST_OVERLAP); length >= LEAST_OVERLAP; length--) {
    if (base.endsWith(next.slice(0, length))) return length
  }
  // Begun again from the first letter, and further this time.
  return next.length > base.length && next.startsWith(base) ? base.length : 0
}

/** Keeps the paragraph break that one of them has; a new block never lands inside a line. */
function between(written: string, next: string, base: string, trimmed: string): string {
  const gap = written.slice(base.length) + next.slice(0, next.length - trimmed.length)
  if (/\n\s*\n/.test(gap)) return '\n\n'
  const item = /^([-*]|\d+\.)\s/
  if (item.test(trimmed)) return item.test(base.split('\n').at(-1)!) ? '\n' : '\n\n'
  if (/^(#{1,6}\s|>|\|)/.test(trimmed)) return '\n\n'
  if (gap.includes('\n')) return '\n'
  return gap !== '' || !/^[.,;:!?…)\]]/.test(trimmed) ? ' ' : ''
}

/** A text that ran into its limit ends with its last whole sentence. */
export function lastWholeSentence(text: string): string {
  if (isWhole(text)) return text
  const ends = [...text.matchAll(/[.!?…]["'”“»)\]*_]*(?=\s)/g)]
  const end = ends.at(-1)
  return end ? text.slice(0, end.index + end[0].length) : text
}
