import { countHtmlWords, segmenter } from '../../../text/count-words.ts'
import { markdownToHtml } from '../../../text/markdown.ts'
import type { Brief, RepairTask } from '../author.ts'
import { layOut } from './desk.ts'
import { nearest, paragraphs } from './fit.ts'
import { bankFor } from './languages.ts'
import { tidy } from './topic.ts'

/** As long as more words than this have to go, whole paragraphs go, the last first; then sentences. */
const NEAR = 60

/** The section brought near to its target, by whole sentences, list items and paragraphs only. */
export function repaired(brief: Brief, task: RepairTask, seed: string): string {
  return task.words > task.target ? trimmed(brief, task) : extended(brief, task, seed)
}

function extended(brief: Brief, { heading, text, words, target }: RepairTask, seed: string): string {
  const { bank } = bankFor(brief.language)
  const desk = layOut({ bank, kind: brief.kind, topic: tidy(brief.topic), seed: JSON.stringify([seed, heading]) })
  const groups = desk.body.map((group) => ({ ...group, units: group.units.filter(({ md }) => !text.includes(md)) }))
  const added = paragraphs(desk, { target: target - words, groups, topical: false }).map(({ md }) => md)
  return [text.trimEnd(), ...added].filter((block) => block !== '').join('\n\n')
}

function trimmed(brief: Brief, { text, words, target }: RepairTask): string {
  const { language } = bankFor(brief.language).bank
  const count = (markdown: string) => countHtmlWords(markdownToHtml(markdown), language)
  let blocks = text.split(/\n{2,}/)
  let left = words - target

  const first = blocks.findIndex((block) => !block.startsWith('<'))
  for (let at = blocks.length - 1; at > first && left > NEAR; at--) {
    const block = blocks[at] ?? ''
    const gone = count(block)
    if (block.startsWith('<') || gone > left) continue
    blocks = blocks.toSpliced(at, 1)
    left -= gone
  }
  const kept = blocks.filter((block, at) => !isStranded(block, blocks[at + 1]))
  left -= count(blocks.join('\n\n')) - count(kept.join('\n\n'))

  const parted = kept.map((block) => partsOf(block, language))
  while (left > 0) {
    // The first sentence of a block stays, so that no block is left hollow.
    const loose = parted
      .flatMap((parts) => parts.slice(1).map((part) => ({ parts, part, words: count(part) })))
      .toReversed()
    const chosen = nearest(loose, left)
    if (chosen.length === 0) break
    for (const { parts, part, words: gone } of chosen) {
      parts.splice(parts.lastIndexOf(part), 1)
      left -= gone
    }
  }
  return parted.map((parts) => parts.join('').trimEnd()).join('\n\n')
}

/** A heading, or a line that leads to a list, with nothing after it. */
const isStranded = (block: string, next: string | undefined): boolean =>
  block.startsWith('#')
    ? (next?.startsWith('#') ?? true)
    : /:\**$/.test(block) && !/^(?:[-*|] |\d+\. )/.test(next ?? '')

function partsOf(block: string, language: string): string[] {
  if (/^[<#|]/.test(block)) return [block]
  if (/^(?:[-*]|\d+\.) /.test(block)) return block.split(/(?=\n)/)
  const label = /^\*\*[^*]+\*\* /.exec(block)?.[0] ?? ''
  const sentences = [...segmenter(language, 'sentence').segment(block.slice(label.length))].map(
    ({ segment }) => segment,
  )
  return [label + (sentences[0] ?? ''), ...sentences.slice(1)]
}
