import { chordOf, matchChord, type KeyPress } from '../../../keys.ts'

export type GridStep = { kind: 'move' | 'extend'; to: number } | { kind: 'toggle' | 'all' | 'none' }

export interface GridPlace {
  at: number
  count: number
  /** Rows in one view. */
  page: number
}

const SELECT_ALL = chordOf('Mod+A')

/** What a key does in a list of rows; null: the key is not the list's. */
export function gridStep(press: KeyPress, { at, count, page }: GridPlace, mac: boolean): GridStep | null {
  if (matchChord(press, SELECT_ALL, mac)) return { kind: 'all' }
  if (press.altKey) return null
  const ends: Record<string, number> = { Home: 0, End: count - 1 }
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page }
  const mod = press.ctrlKey || press.metaKey
  const to = ends[press.key] ?? (mod ? undefined : steps[press.key])
  if (to !== undefined) return { kind: press.shiftKey ? 'extend' : 'move', to: Math.max(0, Math.min(to, count - 1)) }
  if (press.key === ' ' && !press.metaKey) return { kind: 'toggle' }
  if (press.key === 'Escape' && !mod && !press.shiftKey) return { kind: 'none' }
  return null
}
