import { useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../commands.ts'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { actions } from '../text/actions.ts'
import { SLASH_PLACE } from '../text/slash.ts'
import { textCommands, type TextCommandId } from '../text-commands.ts'
import { Banners } from './Banners.tsx'
import { FloatingTools } from './FloatingTools.tsx'
import { Question } from './Question.tsx'
import { ScaffoldBanner } from './ScaffoldBanner.tsx'
import { Sheet } from './Sheet.tsx'
import { SlashMenu } from './SlashMenu.tsx'
import { TextToolbar } from './TextToolbar.tsx'

/** The sheet with everything one writes with. */
export function Writing({ session, onShowVersion }: { session: Session; onShowVersion: (id: number) => void }) {
  const { t } = useTranslation('editor')
  const locked = useSessionState(session, ({ article, lost }) => article.deleted_at !== null || lost.length > 0)
  const { editor } = session
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') })
  const reasonAgainst = (id: TextCommandId): string | null => {
    if (locked) return 'editor:needs.unlocked'
    return id.startsWith('table.') && !inTable ? 'editor:needs.table' : null
  }
  return (
    <section data-pane aria-label={t('text.pane')} className="flex min-h-0 flex-1 flex-col">
      {!locked && (
        <div className="shrink-0 border-b border-line">
          <TextToolbar session={session} />
        </div>
      )}
      <Banners session={session} onShowVersion={onShowVersion} />
      <div className="@container relative min-h-0 flex-1 overflow-y-auto">
        {!locked && <ScaffoldBanner session={session} />}
        <Sheet session={session} />
        {!locked && <FloatingTools editor={editor} />}
      </div>
      {!locked && (
        <>
          <SlashMenu editor={editor} />
          <Question editor={editor} />
        </>
      )}
      <div id={SLASH_PLACE} />
      {textCommands.map(({ id }) => (
        <Hands key={id} id={id} session={session} reason={reasonAgainst(id)} />
      ))}
    </section>
  )
}

/** Lends the editor to one command of the registry. */
function Hands({ id, session, reason }: { id: TextCommandId; session: Session; reason: string | null }) {
  useCommand(id, () => actions[id](session.editor), reason)
  return null
}
