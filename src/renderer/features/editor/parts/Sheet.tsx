import { EditorContent } from '@tiptap/react'
import type { MouseEvent, ReactNode } from 'react'
import type { Session } from '../session/session.ts'
import { TitleField } from './TitleField.tsx'

/** The sheet of paper. Its empty end belongs to the text: a click there goes on writing. */
export function Sheet({ session, children }: { session: Session; children?: ReactNode }) {
  const { editor } = session
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !editor.isEditable) return
    if (event.clientY < editor.view.dom.getBoundingClientRect().bottom) return
    event.preventDefault()
    writeAtTheEnd(session)
  }
  return (
    <article
      data-context="text"
      onMouseDown={onMouseDown}
      className="relative mx-auto mt-6 flex min-h-[calc(100%-3rem)] w-[min(100%-3rem,54rem)] shrink-0 flex-col border border-line bg-sheet px-[clamp(2rem,6cqi,4.5rem)] pt-14 pb-32"
    >
      <div className="article-column mx-auto w-full">
        <TitleField session={session} />
        <EditorContent editor={editor} onBlur={() => void session.autosave.flush()} />
      </div>
      {children}
    </article>
  )
}

/** After a table or a picture there is no line to stand in, so one is made. */
function writeAtTheEnd({ editor }: Session): void {
  const last = editor.state.doc.lastChild
  if (last?.isTextblock && !last.type.spec.code) editor.commands.focus('end')
  else editor.chain().insertContentAt(editor.state.doc.content.size, { type: 'paragraph' }).focus('end').run()
}
