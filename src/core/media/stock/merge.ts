import type { StockImage } from '../../../contract/stock.ts'

/** One of each in turn, the first of every archive first; the same picture once; at most `count`. */
export function mergeStock(lists: readonly StockImage[][], count: number): StockImage[] {
  const seen = new Set<string>()
  const merged: StockImage[] = []
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let i = 0; i < longest; i++) {
    for (const list of lists) {
      const image = list[i]
      if (!image) continue
      const names = [bare(image.url), bare(image.source_url)].filter((name) => name !== '')
      if (names.some((name) => seen.has(name))) continue
      for (const name of names) seen.add(name)
      merged.push(image)
    }
  }
  return merged.slice(0, count)
}

/** Openverse finds pictures of other archives too: their addresses differ in what stands after the question mark. */
const bare = (address: string): string => {
  const url = URL.parse(address)
  return url ? `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`.toLowerCase() : ''
}
