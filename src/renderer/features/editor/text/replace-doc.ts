import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'

/** Turns the text into another one by its smallest difference, so that cursor and undo outlive it. Null: no difference. */
export function replaceDoc(state: EditorState, next: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(next.content)
  const ends = state.doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return null
  let { a, b } = ends
  // Repeated words can make the two ends overlap the start.
  const overlap = start - Math.min(a, b)
  if (overlap > 0) {
    a += overlap
    b += overlap
  }
  return state.tr.replace(start, a, next.slice(start, b))
}
