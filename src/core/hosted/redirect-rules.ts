export interface Move {
  from: string
  to: string
}

/**
 * Redirects (from → to) after things moved at the same time. What led to the old address leads to the new one, so there
 * are no chains; an address in use is never redirected away, so there are no loops.
 */
export function withMoves(
  redirects: ReadonlyMap<string, string>,
  moves: readonly Move[],
  inUse: ReadonlySet<string>,
): Map<string, string> {
  const moved = new Map(moves.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]))
  const followed = [...redirects].map(([from, to]): [string, string] => [from, moved.get(to) ?? to])
  return new Map([...followed, ...moved].filter(([from, to]) => from !== to && !inUse.has(from)))
}
