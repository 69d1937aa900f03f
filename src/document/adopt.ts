/** Whether two plain values say the same. Undefined fields count as absent. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...keysOf(one), ...keysOf(other)])
  return [...keys].every((key) => same((one as Fields)[key], (other as Fields)[key]))
}

type Fields = Record<string, unknown>
const keysOf = (value: object) => Object.keys(value).filter((key) => (value as Fields)[key] !== undefined)

/** What has arrived, with the identity of what is here wherever both say the same: nothing is drawn again for nothing. */
export function adopt<Entry extends { id: string }>(
  here: readonly Entry[],
  arrived: readonly Entry[],
): readonly Entry[] {
  const byId = new Map(here.map((entry) => [entry.id, entry]))
  const next = arrived.map((entry) => {
    const old = byId.get(entry.id)
    return old && same(old, entry) ? old : entry
  })
  return next.length === here.length && next.every((entry, at) => entry === here[at]) ? here : next
}
