import type { HtmlNode } from '../html-tree.ts'
import { segmenter } from '../count-words.ts'
import { type Edit, type Line, OPAQUE, applyEdits, linesOf } from './lines.ts'

const placeholder = new RegExp(
  String.raw`\[\s*(?:(?:please |bitte |будь ласка,? )?(?:` +
    'insert|add|enter|include|provide|your|placeholder|todo|tbd|company name|name here|link here|image|photo|citation needed|source needed|' +
    'fügen sie|füge|hier|ihr|ihre|ihren|dein|deine|deinen|platzhalter|firmenname|link zu|bild|foto|quelle|' +
    "вставте|вставити|встав|вкажіть|вказати|додайте|додати|введіть|ваш|ваша|ваше|ваші|назва компанії|ім[ʼ'’]я|посилання|зображення|фото|джерело|заповнювач" +
    String.raw`)(?!\p{L})[^\[\]\n]{0,200}|[^\[\]\n]{1,200}(?<!\p{L})einfügen)\s*\]`,
  'giu',
)

/** A sentence with a hole in it says nothing, so it goes with the hole; in headings and cells only the hole goes. */
export function dropPlaceholders(nodes: HtmlNode[], language: string): boolean {
  let changed = false
  for (const line of linesOf(nodes)) {
    const holes = [...line.text.matchAll(placeholder)].map(({ 0: all, index }) => ({
      start: index,
      end: index + all.length,
    }))
    if (holes.length === 0) continue
    const whole = line.tag !== undefined && /^(?:h[1-6]|td|th|caption|figcaption|summary)$/.test(line.tag)
    const ranges = whole ? holes : holes.map((hole) => sentenceAround(line, hole, language))
    changed =
      applyEdits(
        line,
        merged(ranges).map((range) => tidied(line, range)),
      ) || changed
  }
  return changed
}

interface Range {
  start: number
  end: number
}

function sentenceAround(line: Line, hole: Range, language: string): Range {
  let { start, end } = hole
  for (const { segment, index } of segmenter(language, 'sentence').segment(line.text)) {
    const stop = index + segment.length
    if (stop <= hole.start || index >= hole.end) continue
    start = Math.min(start, index)
    end = Math.max(end, stop)
  }
  return line.text.slice(start, end).includes(OPAQUE) ? hole : { start, end }
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result[result.length - 1]
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

/** Takes one of the two spaces that a hole between words would leave. */
function tidied(line: Line, { start, end }: Range): Edit {
  const spaceBefore = start === 0 || line.text[start - 1] === ' '
  return { start, end: spaceBefore && line.text[end] === ' ' ? end + 1 : end, text: '' }
}
