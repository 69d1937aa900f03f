import type { Answer } from './answer.ts'

/** What one entry costs beside its bytes. */
const OVERHEAD = 1_000

export interface PageCache {
  /** Null when there is none that was made under this mark. */
  get(key: string, mark: string): Answer | null
  put(key: string, mark: string, answer: Answer): void
}

/** Answers that were made before, the longest unused ones dropped when they are more than `bytes`. */
export function createPageCache(bytes: number): PageCache {
  // A Map keeps the order in which keys were put in, so the first one is the longest unused.
  const entries = new Map<string, { mark: string; answer: Answer; cost: number }>()
  let used = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    used -= entry.cost
  }

  return {
    get(key, mark) {
      const entry = entries.get(key)
      if (!entry) return null
      if (entry.mark !== mark) {
        drop(key)
        return null
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },
    put(key, mark, answer) {
      drop(key)
      const cost = answer.body.length + key.length + OVERHEAD
      if (cost > bytes / 4) return
      entries.set(key, { mark, answer, cost })
      used += cost
      for (const oldest of entries.keys()) {
        if (used <= bytes) break
        drop(oldest)
      }
    },
  }
}
