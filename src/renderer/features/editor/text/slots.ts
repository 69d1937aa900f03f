import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { translate } from '../../../i18n/index.ts'

type Mark = 'slot' | 'scaffold'

const markOf = (node: Node): Mark | null =>
  typeof node.attrs['slot'] === 'string' ? 'slot' : typeof node.attrs['scaffold'] === 'string' ? 'scaffold' : null

export interface MarkedBlock {
  mark: Mark
  pos: number
  node: Node
}

/** The blocks that the offline drafter marked, in reading order. */
export function markedBlocks(doc: Node): MarkedBlock[] {
  const found: MarkedBlock[] = []
  doc.descendants((node, pos) => {
    const mark = markOf(node)
    if (mark) found.push({ mark, pos, node })
    return !node.isTextblock
  })
  return found
}

/** Selects the text of the next place to fill, from the cursor on and round again. */
export function goToNextSlot(editor: Editor): boolean {
  const slots = markedBlocks(editor.state.doc).filter(({ mark }) => mark === 'slot')
  const next = slots.find(({ pos }) => pos >= editor.state.selection.to) ?? slots[0]
  if (!next) return false
  const range = TextSelection.create(editor.state.doc, next.pos + 1, next.pos + next.node.nodeSize - 1)
  // Scrolling follows the cursor only where the focus is.
  editor.view.focus()
  editor.view.dispatch(editor.state.tr.setSelection(range).scrollIntoView())
  return true
}

/** A filled slot is a paragraph like any other; a notice that is taken away goes with its words. */
function settle(view: EditorView, { mark, node }: MarkedBlock, pos: number): void {
  const tr =
    mark === 'slot' ? view.state.tr.setNodeAttribute(pos, 'slot', null) : view.state.tr.delete(pos, pos + node.nodeSize)
  view.dispatch(tr)
  view.focus()
}

function label(block: MarkedBlock) {
  return (view: EditorView, getPos: () => number | undefined): HTMLElement => {
    const row = document.createElement('div')
    row.className = `marked-label marked-${block.mark}`
    row.contentEditable = 'false'
    const words = document.createElement('span')
    words.textContent = translate(`editor:marked.${block.mark}`)
    row.append(words)
    if (view.editable) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = translate(`editor:marked.${block.mark}_done`)
      button.addEventListener('click', () => {
        const pos = getPos()
        if (pos !== undefined) settle(view, block, pos)
      })
      row.append(button)
    }
    return row
  }
}

function decorate(doc: Node): DecorationSet {
  const decorations = markedBlocks(doc).flatMap((block) => [
    Decoration.node(block.pos, block.pos + block.node.nodeSize, { class: `marked marked-${block.mark}` }),
    Decoration.widget(block.pos, label(block), {
      side: -1,
      key: `${block.mark}-${block.node.attrs[block.mark]}`,
      ignoreSelection: true,
      stopEvent: () => true,
    }),
  ])
  return DecorationSet.create(doc, decorations)
}

/** Shows what the offline drafter wrote and where it left room: a line in the margin, a label, a small button. */
export const Slots = Extension.create({
  name: 'slots',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (tr, before) => (tr.docChanged ? decorate(tr.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
