import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { translate } from '../../../i18n/index.ts'

/** From here on the browser is told to leave out what is out of sight. */
const LONG = 150

/** How the sheet presents itself to readers, spell-checker and hyphenation. `language`: of the article, read when drawn. */
export const SheetAttributes = Extension.create<{ language: () => string }>({
  name: 'sheetAttributes',
  addOptions: () => ({ language: () => 'en' }),
  addProseMirrorPlugins() {
    const { language } = this.options
    const { editor } = this
    return [
      new Plugin({
        props: {
          attributes: ({ doc }) => ({
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-label': translate('editor:text.label'),
            ...(editor.options.editable ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
            lang: language(),
            spellcheck: 'true',
            class: doc.childCount > LONG ? 'article article-long' : 'article',
          }),
        },
      }),
    ]
  },
})
