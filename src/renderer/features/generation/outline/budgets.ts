/** The words of one section; a locked one is changed by the writer's own hand only. */
export interface Budget {
  words: number
  locked: boolean
}

const LEAST = 40
/** The contract takes no smaller section, so a short article has room for few of them. */
export const LEAST_OF_ALL = 20
export const MOST_SECTIONS = 40

/** No section gets less than this; 40 words, or an even share where the article is too short for that. */
export const leastFor = (total: number, sections: number): number =>
  Math.min(LEAST, Math.max(LEAST_OF_ALL, Math.floor(total / Math.max(1, sections))))

export const hasRoomForOneMore = (total: number, sections: number): boolean =>
  sections < MOST_SECTIONS && total / (sections + 1) >= LEAST_OF_ALL

/** Whole numbers in the proportion of `weights` that add up to `total` exactly, none under `least` while there is room. */
export function share(total: number, weights: readonly number[], least: number): number[] {
  if (weights.length === 0) return []
  if (total <= least * weights.length) return evenly(total, weights.length)
  const shares = weights.map(() => least)
  let open = weights.map((weight, index) => ({ index, weight: Math.max(weight, 1) }))
  for (;;) {
    const left = total - least * (weights.length - open.length)
    const sum = open.reduce((all, { weight }) => all + weight, 0)
    const exact = open.map((part) => ({ ...part, words: (left * part.weight) / sum }))
    const fitting = exact.filter(({ words }) => words >= least)
    if (fitting.length < exact.length) {
      open = fitting
      continue
    }
    let rest = left - exact.reduce((all, { words }) => all + Math.floor(words), 0)
    const byRemainder = exact.toSorted((a, b) => (b.words % 1) - (a.words % 1))
    for (const { index, words } of byRemainder) {
      shares[index] = Math.floor(words) + (rest > 0 ? 1 : 0)
      rest -= 1
    }
    return shares
  }
}

const evenly = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0))

/**
 * Brings the budgets to `total`. Locked ones and `held` keep their words if the others can make up for it. Where they
 * cannot, first `held` gives way and then everything, for the sum is a promise and a lock is a wish.
 */
export function balance<Part extends Budget>(parts: readonly Part[], total: number, held?: number): Part[] {
  const least = leastFor(total, parts.length)
  const fixed = parts.map(({ locked }, index) => locked || index === held)
  const free = parts.filter((_, index) => !fixed[index])
  const kept = parts.reduce((sum, { words }, index) => sum + (fixed[index] ? words : 0), 0)
  const possible = free.length === 0 ? kept === total : total - kept >= least * free.length
  if (!possible && held !== undefined) return balance(parts, total)
  if (!possible)
    return withWords(
      parts,
      share(
        total,
        parts.map(({ words }) => words),
        least,
      ),
    )
  const shares = share(
    total - kept,
    free.map(({ words }) => words),
    least,
  )
  let next = 0
  return withWords(
    parts,
    parts.map(({ words }, index) => (fixed[index] ? words : shares[next++]!)),
  )
}

/** The most one section may take: the others keep their least, the locked ones their words. */
export function roomFor(parts: readonly Budget[], index: number, total: number): { least: number; most: number } {
  const least = leastFor(total, parts.length)
  const others = parts.filter((_, at) => at !== index)
  const free = others.filter(({ locked }) => !locked).length
  const lockedWords = others.reduce((sum, { locked, words }) => sum + (locked ? words : 0), 0)
  const most = Math.max(least, total - lockedWords - free * least)
  return { least: free === 0 ? most : least, most }
}

/** One section gets the words asked for, as far as there is room; the unlocked others share what is left. */
export function setBudget<Part extends Budget>(
  parts: readonly Part[],
  index: number,
  words: number,
  total: number,
): Part[] {
  const { least, most } = roomFor(parts, index, total)
  const granted = Math.min(most, Math.max(least, Math.round(words)))
  const wished = parts.map((part, at) => (at === index ? { ...part, words: granted } : part))
  return balance(wished, total, index)
}

const withWords = <Part extends Budget>(parts: readonly Part[], words: readonly number[]): Part[] =>
  parts.map((part, index) => (part.words === words[index] ? part : { ...part, words: words[index]! }))
