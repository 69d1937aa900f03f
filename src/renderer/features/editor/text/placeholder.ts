import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { translate } from '../../../i18n/index.ts'

/** A word of help on an empty sheet. */
export const Placeholder = Extension.create({
  name: 'placeholder',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const only = doc.childCount === 1 ? doc.firstChild : null
          if (only?.type.name !== 'paragraph' || only.content.size > 0) return null
          return DecorationSet.create(doc, [
            Decoration.node(0, only.nodeSize, {
              class: 'empty',
              'data-placeholder': translate('editor:text.placeholder'),
            }),
          ])
        },
      },
    }),
  ],
})
