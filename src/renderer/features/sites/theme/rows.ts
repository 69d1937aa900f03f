/** A list with one entry changed. */
export const changedAt = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((old, index) => (index === at ? entry : old))

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

/** One place up or down; the same list at its ends. */
export function movedAt<T>(list: readonly T[], at: number, step: -1 | 1): readonly T[] {
  const to = at + step
  if (to < 0 || to >= list.length) return list
  const next = [...list]
  ;[next[at], next[to]] = [next[to]!, next[at]!]
  return next
}
