/** A post that may be related to another one. */
export interface Near {
  id: number
  /** Milliseconds since 1970. */
  at: number
  title: string
}

/** So many posts on each side, in the order of a tag or of all posts, are looked at: more would not stay flat. */
export const TAG_REACH = 6
export const REACH = 10
/** Of a post, by their spelling in addresses. */
export const TAGS_LOOKED_AT = 5
export const RELATED = 3

const wordsOf = (title: string): Set<string> => new Set(title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))

/**
 * Posts that share most tags, of these the nearest in time; where they are too few, those nearby that share most words
 * of the title. `tagged` names a post once for each tag that is shared.
 */
export function relatedTo(self: Near, tagged: readonly Near[], nearby: () => readonly Near[]): number[] {
  const shared = new Map<number, number>()
  for (const { id } of tagged) shared.set(id, (shared.get(id) ?? 0) + 1)
  const byTags = ranked(self, [...new Map(tagged.map((near) => [near.id, near])).values()], ({ id }) => shared.get(id)!)
  if (byTags.length >= RELATED) return byTags.slice(0, RELATED)
  const own = wordsOf(self.title)
  const rest = nearby().filter(({ id }) => !shared.has(id))
  const byWords = ranked(self, rest, ({ title }) => [...wordsOf(title)].filter((word) => own.has(word)).length)
  return [...byTags, ...byWords].slice(0, RELATED)
}

function ranked(self: Near, others: readonly Near[], score: (near: Near) => number): number[] {
  const scored = others.map((near) => ({ id: near.id, far: Math.abs(near.at - self.at), score: score(near) }))
  scored.sort((a, b) => b.score - a.score || a.far - b.far || b.id - a.id)
  return scored.map(({ id }) => id)
}
