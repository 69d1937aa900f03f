import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { countWords } from '../../../../text/count-words.ts'
import type { Session } from './session.ts'
import { useSessionState } from './use-session.ts'

const AFTER_MS = 250

/** Blocks that did not change since the last count are not counted again. */
const counted = new WeakMap<Node, { language: string; words: number }>()

function wordsOfBlock(node: Node, language: string): number {
  const known = counted.get(node)
  if (known?.language === language) return known.words
  const words = countWords(node.textBetween(0, node.content.size, '\n', '\n'), language)
  counted.set(node, { language, words })
  return words
}

/** The same words that the studio counts: all that is read, but no code block and no notice of the offline drafter. */
export function wordsIn(doc: Node, language: string): number {
  let words = 0
  doc.descendants((node) => {
    if (typeof node.attrs['scaffold'] === 'string' || node.type.spec.code) return false
    if (node.isTextblock) words += wordsOfBlock(node, language)
    return !node.isTextblock
  })
  return words
}

export interface WordCount {
  all: number
  /** Words in the selection; 0 while nothing is selected. */
  selected: number
}

/** Counted when the keys rest, never while a key is on its way to the sheet. */
export function useWordCount(session: Session): WordCount {
  const { editor } = session
  const language = useSessionState(session, ({ fields }) => fields.language)
  const [words, setWords] = useState<WordCount>(() => ({ all: wordsIn(editor.state.doc, language), selected: 0 }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const { doc, selection } = editor.state
      const { from, to, empty } = selection
      const selected = empty ? 0 : countWords(doc.textBetween(from, to, '\n', ' '), language)
      setWords({ all: wordsIn(doc, language), selected })
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(count, AFTER_MS)
    }
    later()
    editor.on('transaction', later)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', later)
    }
  }, [editor, language])
  return words
}
