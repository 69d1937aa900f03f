import type { Editor } from '@tiptap/core'
import { translate } from '../../../i18n/index.ts'
import { announce } from '../../../ui/announce.tsx'
import { textCommand, type TextCommandId } from '../text-commands.ts'
import { isOn } from './is-on.ts'
import { markedBlocks } from './slots.ts'

const told: readonly TextCommandId[] = [
  'block.heading_2',
  'block.heading_3',
  'block.heading_4',
  'block.bulleted',
  'block.numbered',
  'block.tasks',
  'block.quote',
  'block.code',
  'text.bold',
  'text.italic',
  'text.code',
  'text.underline',
  'text.strike',
  'text.highlight',
  'text.link',
]

/** Says, on demand, what the cursor stands in. */
export function sayWhere(editor: Editor): true {
  const { from } = editor.state.selection
  const marked = markedBlocks(editor.state.doc).find(({ pos, node }) => pos < from && from < pos + node.nodeSize)
  const names = told.filter((id) => isOn(editor, id)).map((id) => translate(`editor:${textCommand(id).title}`))
  if (editor.isActive('table')) names.unshift(translate('editor:block.table'))
  if (marked) names.unshift(translate(`editor:marked.${marked.mark}`))
  announce(names.length > 0 ? names.join(', ') : translate('editor:block.paragraph'))
  return true
}
