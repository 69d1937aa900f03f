import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { popupClass } from '../../../ui/popup.ts'
import { toolsMark } from '../text/actions.ts'
import { useAsk } from '../text/ask.ts'
import { faceOf, placeOf, type Face } from './tool-faces.ts'
import { CodeTools, MarkTools, PictureTools, TableTools } from './tools.tsx'
import { usePlace } from './use-place.ts'

const faces = { marks: MarkTools, picture: PictureTools, table: TableTools, code: CodeTools }

/** Tools that come where they are needed: on a selection, in a table, at a picture, in code. */
export function FloatingTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const asking = useAsk(({ ask }) => ask !== null)
  const { face, place } = useEditorState({ editor, selector: () => standing(editor) })
  const { present, inTools } = usePresence(editor)
  const [dismissed, setDismissed] = useState('')
  // Dismissed for this place; wherever the cursor goes next, they come again.
  if (dismissed !== '' && dismissed !== place) setDismissed('')
  if (!face || asking || !present || dismissed === place) return null

  return (
    <Floating
      key={face}
      editor={editor}
      face={face}
      name={t(`tools.${face}`)}
      inTools={inTools}
      onDismiss={() => {
        setDismissed(place)
        editor.view.focus()
      }}
    />
  )
}

/** Which tools, and for what: another selection is another place, another cell of the same table is not. */
function standing(editor: Editor): { face: Face | null; place: string } {
  const face = faceOf(editor)
  const { from, to } = editor.state.selection
  return { face, place: face === 'marks' ? `${from} ${to}` : String(face) }
}

interface FloatingProps {
  editor: Editor
  face: Face
  name: string
  inTools: { onFocus: () => void; onBlur: () => void }
  onDismiss: () => void
}

function Floating({ editor, face, name, inTools, onDismiss }: FloatingProps) {
  const moved = useEditorState({ editor, selector: () => editor.state, equalityFn: Object.is })
  const { element, place: spot } = usePlace(() => placeOf(editor, face), aligned[face], moved)
  const Tools = faces[face]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDismiss()
  }
  return (
    <div
      ref={element}
      role="group"
      aria-label={name}
      {...toolsMark}
      {...inTools}
      onKeyDownCapture={onKeyDown}
      style={spot ?? { visibility: 'hidden' }}
      className={popupClass('absolute z-20 w-max px-1 py-0.5')}
    >
      <Tools editor={editor} />
    </div>
  )
}

const aligned: Record<Face, 'start' | 'center' | 'end'> = {
  marks: 'center',
  picture: 'start',
  table: 'start',
  code: 'end',
}

/** Whether the writer is in the text or in its tools, and not in the middle of a drag. */
function usePresence(editor: Editor) {
  const [inText, setInText] = useState(() => editor.isFocused)
  const [inTools, setInTools] = useState(false)
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    const onFocus = () => setInText(true)
    const onBlur = () => setInText(false)
    const onPress = () => setPressed(true)
    const onRelease = () => setPressed(false)
    const text = editor.view.dom
    editor.on('focus', onFocus)
    editor.on('blur', onBlur)
    text.addEventListener('pointerdown', onPress)
    window.addEventListener('pointerup', onRelease)
    window.addEventListener('pointercancel', onRelease)
    return () => {
      editor.off('focus', onFocus)
      editor.off('blur', onBlur)
      text.removeEventListener('pointerdown', onPress)
      window.removeEventListener('pointerup', onRelease)
      window.removeEventListener('pointercancel', onRelease)
    }
  }, [editor])
  return {
    present: (inText || inTools) && !pressed,
    inTools: { onFocus: () => setInTools(true), onBlur: () => setInTools(false) },
  }
}
