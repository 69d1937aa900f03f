import type { CanvasMode, KeyWord } from './protocol.ts'

const plain = new Set(['ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'Delete', 'Backspace', '/', '[', ']', '?'])
const always = /^F\d+$/

/** A key that the window decides about; null: the page keeps it, such as Page Down. */
export function forwardedKey(event: KeyboardEvent, mode: CanvasMode): KeyWord | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const held = ctrlKey || metaKey
  const scrolls = mode === 'interact' && !held && !altKey && key !== 'Escape'
  const wanted = always.test(key) || (held && key.length === 1) || (!scrolls && plain.has(key))
  return wanted ? { key, code, ctrlKey, metaKey, altKey, shiftKey } : null
}
