import { type HtmlNode, type HtmlText, blockTags, isElement } from '../html-tree.ts'

/** Text that is somebody else's, or not prose: stages look past it. */
export const isProtected = (node: HtmlNode): boolean =>
  isElement(node) && (node.tag === 'pre' || node.attributes.has('data-scaffold') || node.attributes.has('data-slot'))

/** Whether removing this would remove something protected. */
export const holdsProtected = (node: HtmlNode): boolean =>
  isProtected(node) || (isElement(node) && node.children.some(holdsProtected))

/** Stands in a line for what is read there but must not be edited: code, a picture, a slot. */
export const OPAQUE = '\ufffc'

/** The text of one block, whatever inline elements it runs through. */
export interface Line {
  /** The element that holds it; undefined for text that stands free. */
  tag: string | undefined
  text: string
  pieces: { node: HtmlText; start: number }[]
}

export function linesOf(nodes: readonly HtmlNode[], tag?: string): Line[] {
  const lines: Line[] = []
  let line: Line = { tag, text: '', pieces: [] }
  const flush = () => {
    if (line.pieces.length > 0) lines.push(line)
    line = { tag, text: '', pieces: [] }
  }
  for (const node of nodes) {
    if (isElement(node) && blockTags.has(node.tag)) {
      flush()
      if (!isProtected(node)) lines.push(...linesOf(node.children, node.tag))
    } else {
      addTo(line, node)
    }
  }
  flush()
  return lines
}

function addTo(line: Line, node: HtmlNode) {
  if (!isElement(node)) {
    line.pieces.push({ node, start: line.text.length })
    line.text += node.text
  } else if (node.tag === 'br') {
    line.text += '\n'
  } else if (['code', 'kbd', 'img'].includes(node.tag) || isProtected(node)) {
    line.text += OPAQUE
  } else {
    for (const child of node.children) addTo(line, child)
  }
}

export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits that do not overlap; what is not text within a range stays. Afterwards the line is used up. */
export function applyEdits(line: Line, edits: readonly Edit[]): boolean {
  const changing = edits.filter((edit) => line.text.slice(edit.start, edit.end) !== edit.text)
  for (const edit of changing.toSorted((a, b) => b.start - a.start)) {
    let replacement = edit.text
    for (const { node, start } of line.pieces) {
      const from = Math.max(edit.start - start, 0)
      const to = Math.min(edit.end - start, node.text.length)
      if (from >= to) continue
      node.text = node.text.slice(0, from) + replacement + node.text.slice(to)
      replacement = ''
    }
  }
  return changing.length > 0
}

export const isHeading = (node: HtmlNode): boolean => isElement(node) && /^h[1-6]$/.test(node.tag)
