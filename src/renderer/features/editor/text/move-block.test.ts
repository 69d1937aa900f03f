import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { articleExtensions } from '../schema/extensions.ts'
import { moveBlock } from './move-block.ts'
import { replaceDoc } from './replace-doc.ts'

const schema = getSchema(articleExtensions)
const node = (type: string, ...content: Node[]) => schema.node(type, null, content)
const p = (text: string) => node('paragraph', ...(text ? [schema.text(text)] : []))
const li = (text: string, ...more: Node[]) => node('listItem', p(text), ...more)
const doc = (...blocks: Node[]) => node('doc', ...blocks)

/** A state whose selection reaches over the given words. */
function at(text: Node, from: string, to = from): EditorState {
  const find = (word: string) => {
    let found = -1
    text.descendants((one, pos) => {
      if (one.isText && one.text!.includes(word)) found = pos + one.text!.indexOf(word)
    })
    return found
  }
  return EditorState.create({ doc: text, selection: TextSelection.create(text, find(from), find(to) + to.length) })
}

function moved(state: EditorState, step: -1 | 1): string | null {
  let after = state
  const done = moveBlock(step, state, (tr) => (after = state.apply(tr)))
  if (!done) return null
  after.doc.check()
  const { from, to } = after.selection
  return `${outline(after.doc)} | ${after.doc.textBetween(from, to, ' ')}`
}

const outline = (one: Node): string =>
  one.isTextblock ? one.textContent : `(${one.content.content.map(outline).join(' ')})`

describe('moving blocks', () => {
  const three = doc(p('one'), p('two'), p('three'))

  it('swaps a paragraph with its neighbour and keeps the cursor in it', () => {
    expect(moved(at(three, 'two'), -1)).toBe('(two one three) | two')
    expect(moved(at(three, 'two'), 1)).toBe('(one three two) | two')
  })

  it('does nothing at the edge', () => {
    expect(moved(at(three, 'one'), -1)).toBe(null)
    expect(moved(at(three, 'three'), 1)).toBe(null)
  })

  it('moves all selected blocks together', () => {
    expect(moved(at(doc(p('one'), p('two'), p('three'), p('four')), 'two', 'three'), 1)).toBe(
      '(one four two three) | two three',
    )
  })

  it('moves a list item with all that hangs under it', () => {
    const list = doc(node('bulletList', li('one'), li('two', node('bulletList', li('under'))), li('three')))
    expect(moved(at(list, 'two'), -1)).toBe('(((two ((under))) (one) (three))) | two')
    expect(moved(at(list, 'one'), -1)).toBe(null)
  })

  it('moves the whole list when its only item is moved', () => {
    expect(moved(at(doc(p('one'), node('bulletList', li('two'))), 'two'), -1)).toBe('(((two)) one) | two')
  })

  it('moves a table row, unless a cell spans rows', () => {
    const cell = (text: string, rowspan = 1) => schema.node('tableCell', { rowspan }, [p(text)])
    const table = (tall: number) =>
      doc(node('table', node('tableRow', cell('a', tall), cell('b')), node('tableRow', cell('c'), cell('d'))))
    expect(moved(at(table(1), 'd'), -1)).toBe('((((c) (d)) ((a) (b)))) | d')
    expect(moved(at(table(2), 'd'), -1)).toBe(null)
  })

  it('leaves a summary at the head of its details', () => {
    const details = doc(node('details', node('detailsSummary', schema.text('why')), p('one'), p('two')))
    expect(moved(at(details, 'one'), -1)).toBe(null)
    expect(moved(at(details, 'one'), 1)).toBe('((why two one)) | one')
  })
})

describe('replacing the text', () => {
  it('touches only what differs, so that the cursor stays', () => {
    const state = at(doc(p('one'), p('two'), p('three')), 'three')
    const tr = replaceDoc(state, doc(p('one'), p('two and a half'), p('three')))!
    const after = state.apply(tr)
    expect(after.doc.textContent).toBe('onetwo and a halfthree')
    expect(after.doc.textBetween(after.selection.from, after.selection.to)).toBe('three')
    expect(tr.steps).toHaveLength(1)
  })

  it('manages repeated words', () => {
    for (const [before, next] of [
      ['aa', 'aaa'],
      ['aaa', 'a'],
      ['abab', 'ab'],
      ['ab', 'abab'],
    ] as const) {
      const state = EditorState.create({ doc: doc(p(before)) })
      expect(state.apply(replaceDoc(state, doc(p(next)))!).doc.textContent).toBe(next)
    }
  })

  it('has nothing to do for the same text', () => {
    expect(replaceDoc(EditorState.create({ doc: doc(p('a')) }), doc(p('a')))).toBe(null)
  })
})
