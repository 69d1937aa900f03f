/** Puts an entry before the one that is at `at` now; past the end it comes last. */
export function insertAt<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const place = Math.max(0, Math.min(at, list.length))
  return [...list.slice(0, place), entry, ...list.slice(place)]
}

/** Takes an entry to another place; `to` is the place it has afterwards. The same list if nothing moves. */
export function moveTo<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const place = Math.max(0, Math.min(to, list.length - 1))
  const entry = list[from]
  if (entry === undefined || place === from) return list
  return insertAt(
    list.filter((_, at) => at !== from),
    place,
    entry,
  )
}
