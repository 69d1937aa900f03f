import type { TextBlock } from '../../text/plain-text.ts'

export type Pair = [old: TextBlock | undefined, now: TextBlock | undefined]

/** Below this two blocks are strangers, and a word diff between them would be noise. */
const LIKE = 0.4
/** A larger rewrite is shown as removed and added: comparing each block with each would take seconds. */
const MAX_COMPARISONS = 40_000

/** Within one changed stretch: which old block became which new one, in reading order of both. */
export function pairBlocks(removed: TextBlock[], added: TextBlock[]): Pair[] {
  if (removed.length * added.length > MAX_COMPARISONS) return unpaired(removed, added)
  const width = added.length + 1
  const likeness = likenessTable(removed, added)
  // best[i][j]: the most likeness that pairs among removed[i..] and added[j..] can have without crossing.
  const best = new Float64Array((removed.length + 1) * width)
  for (let i = removed.length - 1; i >= 0; i--) {
    for (let j = added.length - 1; j >= 0; j--) {
      const paired =
        likeness[i * added.length + j]! >= LIKE ? likeness[i * added.length + j]! + best[(i + 1) * width + j + 1]! : 0
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j]!, best[i * width + j + 1]!)
    }
  }
  const pairs: Pair[] = []
  let i = 0
  let j = 0
  while (i < removed.length && j < added.length) {
    const here = best[i * width + j]!
    if (here === best[(i + 1) * width + j]) pairs.push([removed[i++], undefined])
    else if (here === best[i * width + j + 1]) pairs.push([undefined, added[j++]])
    else pairs.push([removed[i++], added[j++]])
  }
  return [...pairs, ...unpaired(removed.slice(i), added.slice(j))]
}

const unpaired = (removed: TextBlock[], added: TextBlock[]): Pair[] => [
  ...removed.map((block): Pair => [block, undefined]),
  ...added.map((block): Pair => [undefined, block]),
]

function likenessTable(removed: TextBlock[], added: TextBlock[]): Float64Array {
  const bags = added.map(bagOf)
  const table = new Float64Array(removed.length * added.length)
  for (const [i, block] of removed.entries()) {
    const bag = bagOf(block)
    for (const [j, other] of bags.entries()) table[i * added.length + j] = likeness(bag, other)
  }
  return table
}

interface Bag {
  words: Map<string, number>
  size: number
}

function bagOf(block: TextBlock): Bag {
  const words = new Map<string, number>()
  const list = block.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  for (const word of list) words.set(word, (words.get(word) ?? 0) + 1)
  return { words, size: list.length }
}

/** The share of words that both have: 1 for the same words, 0 for none. */
function likeness(a: Bag, b: Bag): number {
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.words.size < b.words.size ? [a, b] : [b, a]
  let shared = 0
  for (const [word, count] of few.words) shared += Math.min(count, many.words.get(word) ?? 0)
  return (2 * shared) / (a.size + b.size)
}
