import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { closeAsk, useAsk } from '../text/ask.ts'
import { ImageQuestion } from './ImageQuestion.tsx'
import { LinkQuestion } from './LinkQuestion.tsx'

/** The question that is open beside the cursor, if any. */
export function Question({ editor }: { editor: Editor }) {
  const ask = useAsk((state) => state.ask)
  useEffect(() => closeAsk, [])
  if (!ask || !editor.isEditable) return null
  return ask.kind === 'link' ? (
    <LinkQuestion editor={editor} />
  ) : (
    <ImageQuestion editor={editor} at={ask.at} file={ask.file} />
  )
}
