import type { Editor } from '@tiptap/core'
import type { TextCommandId } from '../text-commands.ts'

/** Whether the cursor stands in what the command makes. */
export function isOn(editor: Editor, id: TextCommandId): boolean {
  const [name, level] = marks[id] ?? []
  return name !== undefined && editor.isActive(name, level === undefined ? {} : { level })
}

const marks: Partial<Record<TextCommandId, [string, number?]>> = {
  'text.bold': ['bold'],
  'text.italic': ['italic'],
  'text.code': ['code'],
  'text.underline': ['underline'],
  'text.strike': ['strike'],
  'text.highlight': ['highlight'],
  'text.link': ['link'],
  'block.heading_2': ['heading', 2],
  'block.heading_3': ['heading', 3],
  'block.heading_4': ['heading', 4],
  'block.numbered': ['orderedList'],
  'block.bulleted': ['bulletList'],
  'block.tasks': ['taskList'],
  'block.quote': ['blockquote'],
  'block.code': ['codeBlock'],
}
