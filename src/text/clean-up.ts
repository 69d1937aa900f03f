import { dropChatter } from './cleaning/chatter.ts'
import { orderHeadings } from './cleaning/headings.ts'
import { convertMarkdown } from './cleaning/leftover-markdown.ts'
import { dropPlaceholders } from './cleaning/placeholders.ts'
import { dropRepeats } from './cleaning/repeats.ts'
import { fixDashes, fixQuotes } from './cleaning/typography.ts'
import { type HtmlNode, parseHtml, serialiseHtml } from './html-tree.ts'
import { textOf } from './plain-text.ts'
import { sanitiseArticle } from './sanitise.ts'

/** Changes the tree in place and says whether it did. */
type Stage = (nodes: HtmlNode[], language: string) => boolean

// In this order: Markdown first, because it hides headings and code from the others; empty blocks after what empties
// them; typography last, on text that stays.
const stages: Record<string, Stage> = {
  markdown: convertMarkdown,
  chatter: dropChatter,
  placeholders: dropPlaceholders,
  repeats: dropRepeats,
  headings: orderHeadings,
  quotes: fixQuotes,
  dashes: fixDashes,
}

const MAX_ROUNDS = 8

export interface CleanedUp {
  html: string
  /** The stages that changed something, and `discarded:<stage>` for one that would have taken over half the text. */
  changes: string[]
}

/**
 * What is done to every text a model wrote, sanitising included. Blocks marked `data-scaffold` or `data-slot` and code
 * are left alone. Cleaning twice changes nothing: rounds repeat until one changes nothing, and text that will not settle
 * is only sanitised.
 */
export function cleanUp(html: string, language: string): CleanedUp {
  const sanitised = sanitiseArticle(html)
  const changes = new Set(sanitised === html ? [] : ['html'])
  let clean = sanitised
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = sanitiseArticle(runStages(clean, language, changes))
    if (next === clean) return { html: clean, changes: [...changes] }
    clean = next
  }
  return { html: sanitised, changes: ['unsettled'] }
}

function runStages(html: string, language: string, changes: Set<string>): string {
  let nodes = parseHtml(html)
  let before = html
  let length = textOf(nodes).length
  for (const [name, stage] of Object.entries(stages)) {
    if (!stage(nodes, language)) continue
    const left = textOf(nodes).length
    if (left * 2 < length) {
      changes.add(`discarded:${name}`)
      nodes = parseHtml(before)
      continue
    }
    changes.add(name)
    before = serialiseHtml(nodes)
    nodes = parseHtml(before)
    length = left
  }
  return before
}
