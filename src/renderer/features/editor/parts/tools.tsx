import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Toolbar, ToolbarGroup, ToolbarItem, ToolbarLine } from '../../../ui/Toolbar.tsx'
import { isOn } from '../text/is-on.ts'
import { ask } from '../text/ask.ts'
import type { TextCommandId } from '../text-commands.ts'
import { TextButton } from './TextButton.tsx'

interface ToolsProps {
  editor: Editor
}

const marks = [
  'text.bold',
  'text.italic',
  'text.underline',
  'text.strike',
  'text.code',
  'text.highlight',
  'text.link',
] as const
const blocks = ['block.heading_2', 'block.heading_3', 'block.heading_4', 'block.quote'] as const

export function MarkTools({ editor }: ToolsProps) {
  const { t } = useTranslation('editor')
  const on = useEditorState({
    editor,
    selector: () => [...marks, ...blocks].filter((id) => isOn(editor, id)) as TextCommandId[],
  })
  const button = (id: TextCommandId) => <TextButton key={id} editor={editor} id={id} on={on.includes(id)} />
  return (
    <Toolbar label={t('tools.marks')}>
      {marks.map(button)}
      <ToolbarLine />
      {blocks.map(button)}
    </Toolbar>
  )
}

const tableGroups = [
  ['row', ['table.row_above', 'table.row_below', 'table.row_delete']],
  ['column', ['table.column_before', 'table.column_after', 'table.column_delete']],
] as const

export function TableTools({ editor }: ToolsProps) {
  const { t } = useTranslation('editor')
  return (
    <Toolbar label={t('tools.table')}>
      {tableGroups.map(([name, ids]) => (
        <ToolbarGroup key={name} label={t(`table.${name}`)}>
          <span aria-hidden className="px-2 text-small text-faint">
            {t(`table.${name}`)}
          </span>
          {ids.map((id) => (
            <TextButton key={id} editor={editor} id={id} />
          ))}
          <ToolbarLine />
        </ToolbarGroup>
      ))}
      <TextButton editor={editor} id="table.header_row" />
      <TextButton editor={editor} id="table.delete" />
    </Toolbar>
  )
}

export function PictureTools({ editor }: ToolsProps) {
  const { t } = useTranslation('editor')
  return (
    <Toolbar label={t('tools.picture')}>
      <ToolbarItem>
        <Button
          variant="bare"
          icon={Pencil}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => ask({ kind: 'image', at: editor.state.selection.from })}
        >
          {t('image.edit')}
        </Button>
      </ToolbarItem>
      <ToolbarItem>
        <Button
          variant="bare"
          icon={Trash2}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.commands.deleteSelection()}
        >
          {t('image.remove')}
        </Button>
      </ToolbarItem>
    </Toolbar>
  )
}

const languages = [
  'bash',
  'c',
  'css',
  'diff',
  'go',
  'html',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'rust',
  'sql',
  'typescript',
  'yaml',
]

/** The language of a code block: one of the usual, or any word. */
export function CodeTools({ editor }: ToolsProps) {
  const { t } = useTranslation('editor')
  const language = useEditorState({
    editor,
    selector: () => (editor.getAttributes('codeBlock')['language'] as string | null) ?? '',
  })
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const word = (typed ?? language).trim().toLowerCase()
    const next = /^[\w+#.-]{1,40}$/.test(word) ? word : ''
    setTyped(null)
    if (next !== language) editor.commands.updateAttributes('codeBlock', { language: next || null })
  }
  return (
    <label className="flex items-center gap-2 pl-2 text-small text-muted">
      {t('code.language')}
      <input
        list="code-languages"
        value={typed ?? language}
        placeholder={t('code.plain')}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
          editor.view.focus()
        }}
        className="h-control w-32 rounded-control bg-transparent px-2 font-code text-small text-ink"
      />
      <datalist id="code-languages">
        {languages.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  )
}
