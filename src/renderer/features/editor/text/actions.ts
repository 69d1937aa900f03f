import type { Editor, Range } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { failureToast } from '../../../ui/toast.tsx'
import { translate } from '../../../i18n/index.ts'
import type { TextCommandId } from '../text-commands.ts'
import { ask } from './ask.ts'
import { moveBlock } from './move-block.ts'
import { goToNextSlot } from './slots.ts'
import { sayWhere } from './where.ts'

/** `typed`: the words that called the action from the text, such as `/table`; they go first. */
export type Action = (editor: Editor, typed?: Range) => boolean

/** The focus comes at once, not in the next frame: no key may go elsewhere meanwhile. */
const chain = (editor: Editor, typed?: Range) => {
  editor.view.focus()
  return typed ? editor.chain().deleteRange(typed) : editor.chain()
}

const move =
  (step: -1 | 1): Action =>
  (editor) =>
    moveBlock(step, editor.state, (tr: Transaction) => editor.view.dispatch(tr))

const heading =
  (level: 2 | 3 | 4): Action =>
  (editor, typed) =>
    chain(editor, typed).toggleHeading({ level }).run()

/** The toolbar that floats at the cursor bears this, so that a key can reach it. */
export const toolsMark = { 'data-text-tools': '' }

function focusTools(): boolean {
  const first = document.querySelector<HTMLElement>('[data-text-tools] :is(button, input):not([disabled])')
  first?.focus()
  return first !== null
}

async function pastePlain(editor: Editor): Promise<void> {
  try {
    editor.view.pasteText(await navigator.clipboard.readText())
  } catch {
    failureToast(translate('editor:edit.paste_refused'))
  }
}

export const actions: Record<TextCommandId, Action> = {
  'text.undo': (editor) => chain(editor).undo().run(),
  'text.redo': (editor) => chain(editor).redo().run(),
  'text.paste_plain': (editor) => (void pastePlain(editor), true),
  'block.move_up': move(-1),
  'block.move_down': move(1),
  'text.tools': () => focusTools(),
  'text.where': sayWhere,
  'slot.next': goToNextSlot,

  'text.bold': (editor) => chain(editor).toggleBold().run(),
  'text.italic': (editor) => chain(editor).toggleItalic().run(),
  'text.code': (editor) => chain(editor).toggleCode().run(),
  'text.underline': (editor) => chain(editor).toggleUnderline().run(),
  'text.strike': (editor) => chain(editor).toggleStrike().run(),
  'text.highlight': (editor) => chain(editor).toggleHighlight().run(),
  'text.link': () => (ask({ kind: 'link' }), true),

  'block.paragraph': (editor, typed) => chain(editor, typed).clearNodes().run(),
  'block.heading_2': heading(2),
  'block.heading_3': heading(3),
  'block.heading_4': heading(4),
  'block.numbered': (editor, typed) => chain(editor, typed).toggleOrderedList().run(),
  'block.bulleted': (editor, typed) => chain(editor, typed).toggleBulletList().run(),
  'block.tasks': (editor, typed) => chain(editor, typed).toggleTaskList().run(),
  'block.quote': (editor, typed) => chain(editor, typed).toggleBlockquote().run(),
  'block.code': (editor, typed) => chain(editor, typed).toggleCodeBlock().run(),
  'block.table': (editor, typed) => chain(editor, typed).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  'block.image': (editor, typed) => {
    if (typed) chain(editor, typed).run()
    ask({ kind: 'image' })
    return true
  },
  'block.divider': (editor, typed) => chain(editor, typed).setHorizontalRule().run(),

  'table.row_above': (editor) => chain(editor).addRowBefore().run(),
  'table.row_below': (editor) => chain(editor).addRowAfter().run(),
  'table.row_delete': (editor) => chain(editor).deleteRow().run(),
  'table.column_before': (editor) => chain(editor).addColumnBefore().run(),
  'table.column_after': (editor) => chain(editor).addColumnAfter().run(),
  'table.column_delete': (editor) => chain(editor).deleteColumn().run(),
  'table.header_row': (editor) => chain(editor).toggleHeaderRow().run(),
  'table.delete': (editor) => chain(editor).deleteTable().run(),
}
