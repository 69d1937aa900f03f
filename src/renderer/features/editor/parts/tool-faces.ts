import type { Editor } from '@tiptap/core'
import { posToDOMRect } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'

/** Which tools the place of the cursor asks for. */
export type Face = 'marks' | 'picture' | 'table' | 'code'

export function faceOf({ state, isEditable }: Editor): Face | null {
  const { selection, doc } = state
  if (!isEditable) return null
  if (selection instanceof NodeSelection) return selection.node.type.name === 'image' ? 'picture' : null
  if (selection instanceof CellSelection) return 'table'
  const { $from, from, to, empty } = selection
  if ($from.parent.type.spec.code) return 'code'
  if (!empty && doc.textBetween(from, to).trim() !== '') return 'marks'
  return depthOf(selection.$from, 'table') === null ? null : 'table'
}

/** Where the tools stand: above the words, or above the whole block they work on. */
export function placeOf(editor: Editor, face: Face): DOMRect {
  const { view, state } = editor
  const { from, to, $from } = state.selection
  if (face === 'marks') return posToDOMRect(view, from, to)
  if (face === 'picture') return rectOf(view.nodeDOM(from)) ?? posToDOMRect(view, from, to)
  const depth = face === 'table' ? depthOf($from, 'table') : $from.depth
  return (depth === null ? null : rectOf(view.nodeDOM($from.before(depth)))) ?? posToDOMRect(view, from, to)
}

const rectOf = (node: globalThis.Node | null): DOMRect | null =>
  node instanceof Element ? node.getBoundingClientRect() : null

type Resolved = Editor['state']['selection']['$from']

function depthOf($pos: Resolved, name: string): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) if ($pos.node(depth).type.name === name) return depth
  return null
}
