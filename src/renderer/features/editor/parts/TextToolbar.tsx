import { useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { Toolbar, ToolbarGroup, ToolbarItem, ToolbarLine } from '../../../ui/Toolbar.tsx'
import type { Session } from '../session/session.ts'
import { isOn } from '../text/is-on.ts'
import type { TextCommandId } from '../text-commands.ts'
import { BlockMenu, blockKinds } from './BlockMenu.tsx'
import { TextButton } from './TextButton.tsx'

const groups = [
  ['marks', ['text.bold', 'text.italic', 'text.code', 'text.highlight', 'text.link']],
  ['lists', ['block.bulleted', 'block.numbered', 'block.tasks', 'block.quote']],
  ['insert', ['block.image', 'block.table', 'block.divider']],
  ['history', ['text.undo', 'text.redo']],
] as const satisfies readonly (readonly [string, readonly TextCommandId[]])[]

/** The quiet row above the sheet. */
export function TextToolbar({ session: { editor } }: { session: Session }) {
  const { t } = useTranslation('editor')
  const { on, block } = useEditorState({
    editor,
    selector: () => ({
      on: groups.flatMap(([, ids]) => ids.filter((id) => isOn(editor, id))) as TextCommandId[],
      block: blockKinds.find((id) => isOn(editor, id)) ?? 'block.paragraph',
    }),
  })
  return (
    <Toolbar label={t('toolbar.label')} className="mx-auto w-fit flex-wrap justify-center px-4 py-0.5">
      <ToolbarItem>
        <BlockMenu editor={editor} current={block} />
      </ToolbarItem>
      {groups.map(([name, ids]) => (
        <div key={name} className="contents">
          <ToolbarLine />
          <ToolbarGroup label={t(`toolbar.${name}`)}>
            {ids.map((id) => (
              <TextButton key={id} editor={editor} id={id} on={toggles.has(id) ? on.includes(id) : undefined} />
            ))}
          </ToolbarGroup>
        </div>
      ))}
    </Toolbar>
  )
}

const toggles = new Set<TextCommandId>([...groups[0][1], ...groups[1][1]])
