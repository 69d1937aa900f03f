import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'

const LONGEST = 300

/** The title as large as it will be read. It is one line of text, however many lines it fills. */
export function TitleField({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const title = useSessionState(session, ({ fields }) => fields.title)
  const language = useSessionState(session, ({ fields }) => fields.language)
  const locked = useSessionState(session, ({ article }) => article.deleted_at !== null)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget
    const leaves = event.key === 'Enter' || (event.key === 'ArrowDown' && selectionStart === value.length)
    if (!leaves || event.nativeEvent.isComposing) return
    event.preventDefault()
    // At once: the next key belongs to the text.
    session.editor.commands.setTextSelection(0)
    session.editor.view.focus()
  }
  return (
    <textarea
      rows={1}
      aria-label={t('title.label')}
      placeholder={t('title.placeholder')}
      lang={language}
      maxLength={LONGEST}
      readOnly={locked}
      value={title}
      onChange={(event) => session.write('title', event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onBlur={() => {
        session.store.setState({ heading: title })
        void session.autosave.flush()
      }}
      className="field-sizing-content mb-6 block w-full pb-2 resize-none overflow-hidden bg-transparent font-reading text-display font-medium tracking-[-0.015em] text-ink outline-none placeholder:text-faint"
    />
  )
}
