import type { Editor } from '@tiptap/core'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../../../commands.ts'
import { ToolbarButton } from '../../../ui/Toolbar.tsx'
import { actions } from '../text/actions.ts'
import { textCommand, type TextCommandId } from '../text-commands.ts'

/** A command on the text as a button of a toolbar. */
export function TextButton({ editor, id, on }: { editor: Editor; id: TextCommandId; on?: boolean }) {
  const { t } = useTranslation('editor')
  const { title, icon } = textCommand(id)
  return (
    <ToolbarButton icon={icon} label={t(title)} keys={shownKeys(id)} pressed={on} onClick={() => actions[id](editor)} />
  )
}
