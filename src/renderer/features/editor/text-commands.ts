import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  ClipboardType,
  Code,
  Ear,
  Hand,
  Heading2,
  Heading3,
  Heading4,
  Highlighter,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  PanelTop,
  Pilcrow,
  Redo2,
  SquareCheck,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { KeyBinding } from '../../commands.ts'

export interface TextCommand {
  id: string
  /** The last part of its texts: `editor:block.heading_2`. */
  title: string
  icon: LucideIcon
  keys?: readonly KeyBinding[]
  group: 'format' | 'edit'
  /** `native`: the browser or the text itself acts on the keys; they are only shown. */
  native?: true
}

const heading = (level: 2 | 3 | 4): readonly KeyBinding[] => [
  { keys: `Ctrl+Shift+${level}`, on: 'other' },
  { keys: `Mod+Alt+${level}`, on: 'mac' },
]

/** What can be done to the text, as data: the editor itself is not loaded for it. */
export const textCommands = [
  { id: 'text.undo', title: 'edit.undo', icon: Undo2, keys: ['Mod+Z'], group: 'edit' },
  {
    id: 'text.redo',
    title: 'edit.redo',
    icon: Redo2,
    keys: ['Mod+Shift+Z', { keys: 'Ctrl+Y', on: 'other' }],
    group: 'edit',
  },
  // Bound keys would take the clipboard event away from the browser, which pastes plain by itself.
  {
    id: 'text.paste_plain',
    title: 'edit.paste_plain',
    icon: ClipboardType,
    keys: ['Mod+Shift+V'],
    group: 'edit',
    native: true,
  },
  { id: 'block.move_up', title: 'edit.move_up', icon: ArrowUp, keys: ['Alt+ArrowUp'], group: 'edit' },
  { id: 'block.move_down', title: 'edit.move_down', icon: ArrowDown, keys: ['Alt+ArrowDown'], group: 'edit' },
  { id: 'text.tools', title: 'edit.tools', icon: Hand, keys: ['Alt+F10'], group: 'edit' },
  { id: 'text.where', title: 'edit.where', icon: Ear, keys: ['Shift+F1'], group: 'edit' },
  { id: 'slot.next', title: 'edit.next_slot', icon: SquareCheck, group: 'edit' },

  { id: 'text.bold', title: 'mark.bold', icon: Bold, keys: ['Mod+B'], group: 'format' },
  { id: 'text.italic', title: 'mark.italic', icon: Italic, keys: ['Mod+I'], group: 'format' },
  { id: 'text.code', title: 'mark.code', icon: Code, keys: ['Mod+E'], group: 'format' },
  { id: 'text.underline', title: 'mark.underline', icon: Underline, keys: ['Mod+U'], group: 'format' },
  { id: 'text.strike', title: 'mark.strike', icon: Strikethrough, group: 'format' },
  { id: 'text.highlight', title: 'mark.highlight', icon: Highlighter, group: 'format' },
  { id: 'text.link', title: 'mark.link', icon: Link, keys: ['Mod+K'], group: 'format' },

  { id: 'block.paragraph', title: 'block.paragraph', icon: Pilcrow, group: 'format' },
  { id: 'block.heading_2', title: 'block.heading_2', icon: Heading2, keys: heading(2), group: 'format' },
  { id: 'block.heading_3', title: 'block.heading_3', icon: Heading3, keys: heading(3), group: 'format' },
  { id: 'block.heading_4', title: 'block.heading_4', icon: Heading4, keys: heading(4), group: 'format' },
  { id: 'block.numbered', title: 'block.numbered', icon: ListOrdered, keys: ['Mod+Shift+7'], group: 'format' },
  { id: 'block.bulleted', title: 'block.bulleted', icon: List, keys: ['Mod+Shift+8'], group: 'format' },
  { id: 'block.tasks', title: 'block.tasks', icon: ListChecks, group: 'format' },
  { id: 'block.quote', title: 'block.quote', icon: TextQuote, keys: ['Mod+Shift+9'], group: 'format' },
  { id: 'block.code', title: 'block.code', icon: SquareCode, group: 'format' },
  { id: 'block.table', title: 'block.table', icon: Table, group: 'format' },
  { id: 'block.image', title: 'block.image', icon: Image, group: 'format' },
  { id: 'block.divider', title: 'block.divider', icon: Minus, group: 'format' },

  { id: 'table.row_above', title: 'table.row_above', icon: BetweenHorizontalEnd, group: 'format' },
  { id: 'table.row_below', title: 'table.row_below', icon: BetweenHorizontalStart, group: 'format' },
  { id: 'table.row_delete', title: 'table.row_delete', icon: Minus, group: 'format' },
  { id: 'table.column_before', title: 'table.column_before', icon: BetweenVerticalEnd, group: 'format' },
  { id: 'table.column_after', title: 'table.column_after', icon: BetweenVerticalStart, group: 'format' },
  { id: 'table.column_delete', title: 'table.column_delete', icon: Minus, group: 'format' },
  { id: 'table.header_row', title: 'table.header_row', icon: PanelTop, group: 'format' },
  { id: 'table.delete', title: 'table.delete', icon: Trash2, group: 'format' },
] as const satisfies readonly TextCommand[]

export type TextCommandId = (typeof textCommands)[number]['id']

export const textCommand = (id: TextCommandId): TextCommand => textCommands.find((command) => command.id === id)!
