import { setImmediate } from 'node:timers/promises'

/** Work that holds the main process longer than this is felt. */
const SPELL_MS = 5

/**
 * For long work in small steps: awaited between two of them, it lets others have their turn as soon as a spell is over.
 * Awaiting the database does not: SQLite answers at once.
 */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SPELL_MS) return
    await setImmediate()
    since = performance.now()
  }
}
