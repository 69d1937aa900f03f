/** A post that may be related to another one. */
export interface Near {
  id: number
  /** Milliseconds since 1970. */
  at: number
  title: string
}

export const toNear = ({ id, published_at, title }: { id: number; published_at: string; title: string }): Near => ({
  id,
  at: Date.parse(published_at),
  title,
})

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
  const shared: Scored[] = []
  for (const { id, at } of tagged) {
    // They are few: looking through them is quicker than a Map for each post.
    const known = shared.find((other) => other.id === id)
    if (known) known.score++
    else shared.push({ id, far: Math.abs(at - self.at), score: 1 })
  }
  const byTags = best([...shared], RELATED)
  if (byTags.length === RELATED) return byTags
  const taken = new Set(shared.map(({ id }) => id))
  const own = wordsOf(self.title)
  const others = nearby().flatMap(({ id, at, title }): Scored[] => {
    if (taken.has(id)) return []
    let score = 0
    for (const word of wordsOf(title)) if (own.has(word)) score++
    return [{ id, far: Math.abs(at - self.at), score }]
  })
  return [...byTags, ...best(others, RELATED - byTags.length)]
}

/** So many of the newest posts may be related to a page. */
export const PAGE_REACH = 50

/** Of the newest posts, those that share most words with the title of a page; the rest as they come. */
export function relatedToPage<Post extends Near>(title: string, newest: readonly Post[]): Post[] {
  const own = wordsOf(title)
  const shared = (post: Post) => [...wordsOf(post.title)].filter((word) => own.has(word)).length
  return newest
    .slice(0, PAGE_REACH)
    .map((post) => ({ post, score: shared(post) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ post }) => post)
}

interface Scored {
  id: number
  far: number
  score: number
}

const isBetter = (a: Scored, b: Scored): boolean =>
  a.score !== b.score ? a.score > b.score : a.far !== b.far ? a.far < b.far : a.id > b.id

/** The first few of a short list, without sorting the rest: a plan asks this for every post of a site. */
function best(scored: Scored[], count: number): number[] {
  const found: number[] = []
  while (found.length < count && scored.length > 0) {
    let top = 0
    for (let at = 1; at < scored.length; at++) if (isBetter(scored[at]!, scored[top]!)) top = at
    found.push(scored[top]!.id)
    scored[top] = scored.at(-1)!
    scored.pop()
  }
  return found
}
