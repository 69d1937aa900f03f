import { diffArrays } from 'diff'
import type { DiffBlock } from '../../contract/articles.ts'
import { countWords } from '../../text/count-words.ts'
import { isElement, type HtmlNode, parseHtml } from '../../text/html-tree.ts'
import { type TextBlock, blocksOf } from '../../text/plain-text.ts'
import { type Pair, pairBlocks } from './pair-blocks.ts'
import { type DiffPart, diffWords, wordEffort } from './word-diff.ts'

export interface DiffInput {
  /** HTML of the older and of the newer text. */
  from: string
  to: string
  from_title: string
  to_title: string
  language: string
}

export interface DiffOutput {
  title: DiffPart[]
  blocks: DiffBlock[]
  /** Words of the text; the title is not counted. */
  added_words: number
  removed_words: number
}

/** Aligning blocks costs the square of the edits; past this the middle of both texts is shown as replaced. */
const MAX_BLOCK_EDITS = 2_500

export function diffArticles({ from, to, from_title, to_title, language }: DiffInput): DiffOutput {
  const effort = wordEffort()
  const output: DiffOutput = {
    title: diffWords(from_title, to_title, language, effort).parts,
    blocks: [],
    added_words: 0,
    removed_words: 0,
  }
  for (const [old, now] of alignBlocks(readable(from), readable(to))) {
    if (old && now && keyOf(old) === keyOf(now)) {
      output.blocks.push({ kind: 'same', tag: now.tag, parts: whole('same', now) })
    } else if (old && now) {
      const { parts, added, removed } = diffWords(old.text, now.text, language, effort)
      output.blocks.push({ kind: 'changed', tag: now.tag, parts })
      output.added_words += added
      output.removed_words += removed
    } else if (now) {
      output.blocks.push({ kind: 'added', tag: now.tag, parts: whole('added', now) })
      output.added_words += countWords(now.text, language)
    } else if (old) {
      output.blocks.push({ kind: 'removed', tag: old.tag, parts: whole('removed', old) })
      output.removed_words += countWords(old.text, language)
    }
  }
  return output
}

const keyOf = (block: TextBlock) => `${block.tag} ${block.text}`
const whole = (kind: DiffPart['kind'], block: TextBlock): DiffPart[] =>
  block.text === '' ? [] : [{ kind, text: block.text }]

/** A block without words is known by its picture, so that another picture shows as a change. */
function readable(html: string): TextBlock[] {
  return blocksOf(html).map((block) =>
    block.text === '' ? { ...block, text: pictureOf(parseHtml(block.html)) } : block,
  )
}

function pictureOf(nodes: readonly HtmlNode[]): string {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const name =
      node.tag === 'img' ? node.attributes.get('alt') || node.attributes.get('src') : pictureOf(node.children)
    if (name) return name
  }
  return ''
}

function alignBlocks(from: TextBlock[], to: TextBlock[]): Pair[] {
  const changes = diffArrays(from, to, { maxEditLength: MAX_BLOCK_EDITS, comparator: (a, b) => keyOf(a) === keyOf(b) })
  if (!changes) return alignEnds(from, to)
  const pairs: Pair[] = []
  let removed: TextBlock[] = []
  let added: TextBlock[] = []
  const flush = () => {
    pairs.push(...pairBlocks(removed, added))
    removed = []
    added = []
  }
  for (const change of changes) {
    if (change.removed) removed = change.value
    else if (change.added) added = change.value
    else {
      flush()
      pairs.push(...change.value.map((block): Pair => [block, block]))
    }
  }
  flush()
  return pairs
}

/** Two texts too unlike for the search: keep what begins and ends alike, replace what lies between. */
function alignEnds(from: TextBlock[], to: TextBlock[]): Pair[] {
  const same = (i: number, j: number) => from[i] !== undefined && to[j] !== undefined && keyOf(from[i]) === keyOf(to[j])
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && same(start, start)) start++
  let end = 0
  while (end < most - start && same(from.length - 1 - end, to.length - 1 - end)) end++
  return [
    ...to.slice(0, start).map((block): Pair => [block, block]),
    ...pairBlocks(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...to.slice(to.length - end).map((block): Pair => [block, block]),
  ]
}
