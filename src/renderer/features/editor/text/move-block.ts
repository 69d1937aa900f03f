import { NodeRange, type Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'

/** What lies in these is not moved within them: the whole item, row or heading line goes. */
const wholes = new Set(['listItem', 'taskItem', 'tableRow'])

/** Moves the selected blocks, list items or table rows past their neighbour. False: there is none. */
export function moveBlock(step: -1 | 1, state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const range = movable(state)
  if (!range) return false
  const { parent, startIndex, endIndex, start, end } = range
  const neighbour = parent.maybeChild(step === -1 ? startIndex - 1 : endIndex)
  if (!neighbour || !fits(parent, range, neighbour, step) || hasTallCell(parent)) return false
  if (!dispatch) return true
  // The neighbour hops, not the selection: so the cursor stays where it is.
  const tr = state.tr
  if (step === -1) {
    const from = start - neighbour.nodeSize
    tr.insert(end, neighbour).delete(from, start)
  } else {
    tr.delete(end, end + neighbour.nodeSize).insert(start, neighbour)
  }
  dispatch(tr.scrollIntoView())
  return true
}

function movable({ selection }: EditorState): NodeRange | null {
  const { $from, $to } = selection
  let range = $from.blockRange($to)
  while (range && range.depth > 0 && (wholes.has(range.parent.type.name) || isAlone(range))) {
    range = new NodeRange($from, $to, range.depth - 1)
  }
  return range
}

const isAlone = ({ parent, startIndex, endIndex }: NodeRange) => parent.childCount === endIndex - startIndex

/** A summary stays the first line of its details, whatever is moved around it. */
function fits(parent: Node, range: NodeRange, neighbour: Node, step: -1 | 1): boolean {
  const children = Array.from({ length: parent.childCount }, (_, at) => parent.child(at))
  const moved = children.slice(range.startIndex, range.endIndex)
  const swapped = step === -1 ? [...moved, neighbour] : [neighbour, ...moved]
  const at = step === -1 ? range.startIndex - 1 : range.startIndex
  children.splice(at, swapped.length, ...swapped)
  let match = parent.type.contentMatch
  for (const child of children) {
    const next = match.matchType(child.type)
    if (!next) return false
    match = next
  }
  return match.validEnd
}

/** A cell that spans rows would be torn. */
function hasTallCell(parent: Node): boolean {
  if (parent.type.name !== 'table') return false
  let tall = false
  parent.forEach((row) => row.forEach((cell) => (tall ||= Number(cell.attrs['rowspan']) > 1)))
  return tall
}
