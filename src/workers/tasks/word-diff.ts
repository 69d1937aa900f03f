import { diffArrays } from 'diff'
import type { DiffBlock } from '../../contract/articles.ts'
import { segmenter } from '../../text/count-words.ts'

export type DiffPart = DiffBlock['parts'][number]

/** The search costs about the square of the edits it may make; this is what one comparison may spend on words. */
export interface Effort {
  steps: number
}
export const wordEffort = (): Effort => ({ steps: 8_000_000 })
const MAX_EDITS_PER_LINE = 1_500

export interface WordDiff {
  parts: DiffPart[]
  added: number
  removed: number
}

/** Words stay whole in every script. Where both texts share too little, or the effort is spent: old text, then new. */
export function diffWords(from: string, to: string, language: string, effort: Effort): WordDiff {
  const before = tokensOf(from, language)
  const after = tokensOf(to, language)
  const maxEditLength = Math.min(
    before.length + after.length,
    MAX_EDITS_PER_LINE,
    Math.floor(Math.sqrt(2 * effort.steps)),
  )
  const changes = diffArrays(before, after, { maxEditLength, comparator: (a, b) => a.text === b.text })
  const runs = changes?.map(
    ({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', tokens: value }) as const,
  )
  const spent = runs ? runs.reduce((sum, run) => sum + (run.kind === 'same' ? 0 : run.tokens.length), 0) : maxEditLength
  effort.steps -= (spent * spent) / 2
  return toParts(
    runs ?? [
      { kind: 'removed', tokens: before },
      { kind: 'added', tokens: after },
    ],
  )
}

interface Token {
  text: string
  isWord: boolean
}

function tokensOf(text: string, language: string): Token[] {
  return Array.from(segmenter(language).segment(text), ({ segment, isWordLike }) => ({
    text: segment,
    isWord: isWordLike === true,
  }))
}

/** Between two changes a lone space would count as kept and chop a rewritten phrase into single words. */
function toParts(runs: { kind: DiffPart['kind']; tokens: Token[] }[]): WordDiff {
  const diff: WordDiff = { parts: [], added: 0, removed: 0 }
  let removed: Token[] = []
  let added: Token[] = []
  const flush = () => {
    push(diff.parts, 'removed', removed)
    push(diff.parts, 'added', added)
    diff.removed += removed.filter((token) => token.isWord).length
    diff.added += added.filter((token) => token.isWord).length
    removed = []
    added = []
  }
  for (const [index, { kind, tokens }] of runs.entries()) {
    const isGap =
      kind === 'same' && index > 0 && index < runs.length - 1 && tokens.every((token) => token.text.trim() === '')
    if (kind === 'same' && !isGap) {
      flush()
      push(diff.parts, 'same', tokens)
    }
    if (kind === 'removed' || isGap) removed.push(...tokens)
    if (kind === 'added' || isGap) added.push(...tokens)
  }
  flush()
  return diff
}

function push(parts: DiffPart[], kind: DiffPart['kind'], tokens: Token[]) {
  if (tokens.length > 0) parts.push({ kind, text: tokens.map((token) => token.text).join('') })
}
