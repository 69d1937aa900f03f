export const FLOOR = 40
/** No section of the contract's outline may be shorter. */
export const HARD_FLOOR = 20

/** Splits `total` in proportion to the weights; the parts add up exactly and none is under the floor. */
export function split(total: number, weights: readonly number[]): number[] {
  const floor = total >= FLOOR * weights.length ? FLOOR : Math.min(HARD_FLOOR, Math.floor(total / weights.length))
  const above = weights.map((weight) => Math.max(0, weight - floor))
  const sum = above.reduce((a, b) => a + b, 0)
  const spare = total - floor * weights.length
  const exact = above.map((weight) => floor + (sum > 0 ? (spare * weight) / sum : spare / weights.length))
  const parts = exact.map(Math.floor)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
  let missing = total - parts.reduce((a, b) => a + b, 0)
  for (const { at } of byRemainder) {
    if (missing <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    missing--
  }
  return parts
}
