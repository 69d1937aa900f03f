import { Extension } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ask } from './ask.ts'

const pictures = (data: DataTransfer | null): boolean =>
  [...(data?.files ?? [])].some((file) => file.type.startsWith('image/'))

/** Pictures whose bytes or path would have to be stored in the text are not taken from a paste. */
const isForeign = (node: Node) => node.type.name === 'image' && !/^(https?:|\/media\/)/i.test(String(node.attrs['src']))

/** The title of the article is heading 1, and 4 is the smallest that is offered. */
const ourLevel = (level: number) => Math.min(4, Math.max(2, level))

export function fitPasted(fragment: Fragment): Fragment {
  const kept: Node[] = []
  fragment.forEach((node) => {
    if (isForeign(node)) return
    if (node.type.name === 'heading') {
      const level = ourLevel(Number(node.attrs['level']))
      kept.push(node.type.create({ ...node.attrs, level }, node.content, node.marks))
    } else kept.push(node.isText ? node : node.copy(fitPasted(node.content)))
  })
  return Fragment.from(kept)
}

/** Says honestly that files cannot be kept yet, at the place where the picture was wanted. */
function offerAddress(view: EditorView, at?: number): true {
  if (at !== undefined) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))))
  view.focus()
  ask({ kind: 'image', file: true })
  return true
}

export const Paste = Extension.create({
  name: 'articlePaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }) {
          // A spreadsheet and a word processor offer a picture beside their HTML; there the words are wanted.
          const hasText = clipboardData?.types.some((type) => type.startsWith('text/'))
          return pictures(clipboardData) && !hasText ? offerAddress(view) : false
        },
        handleDrop(view, event, _slice, moved) {
          if (moved || !pictures(event.dataTransfer)) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          return offerAddress(view, at?.pos)
        },
        transformPasted: (slice) => new Slice(fitPasted(slice.content), slice.openStart, slice.openEnd),
      },
    }),
  ],
})
