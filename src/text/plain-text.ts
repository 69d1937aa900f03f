import { type HtmlElement, type HtmlNode, blockTags, isElement, parseHtml, serialiseHtml } from './html-tree.ts'

/** The text a reader sees, entities decoded: one line per block, cells of a row side by side, code as it stands. */
export function plainText(html: string): string {
  return textOf(parseHtml(html))
}

export function textOf(nodes: readonly HtmlNode[], skip: (node: HtmlElement) => boolean = () => false): string {
  const out: Writer = { parts: [], gap: '' }
  write(nodes, out, skip, false)
  return out.parts.join('').replace(/\n+$/, '')
}

/** `gap` is what separates the next word from the last; it is written only when that word comes. */
interface Writer {
  parts: string[]
  gap: '' | ' ' | '\n'
}

function write(nodes: readonly HtmlNode[], out: Writer, skip: (node: HtmlElement) => boolean, verbatim: boolean) {
  for (const node of nodes) {
    if (!isElement(node)) {
      if (verbatim) add(out, node.text)
      else addFlowing(out, node.text)
      continue
    }
    const isCell = node.tag === 'td' || node.tag === 'th'
    const breaks = node.tag === 'br' || (blockTags.has(node.tag) && !isCell)
    if (breaks) out.gap = '\n'
    else if (isCell && out.gap === '') out.gap = ' '
    if (!skip(node)) write(node.children, out, skip, verbatim || node.tag === 'pre')
    if (breaks) out.gap = '\n'
  }
}

function addFlowing(out: Writer, text: string) {
  const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ')
  if (collapsed.startsWith(' ') && out.gap === '') out.gap = ' '
  add(out, collapsed.replace(/^ | $/g, ''))
  if (collapsed.endsWith(' ') && out.gap === '') out.gap = ' '
}

function add(out: Writer, text: string) {
  if (text === '') return
  if (out.parts.length > 0) out.parts.push(out.gap)
  out.parts.push(text)
  out.gap = ''
}

export interface TextBlock {
  tag: string
  html: string
  text: string
}

/**
 * The blocks that hold lines and no further blocks, in reading order; blank ones are left out. `tag` says what a reader
 * takes it for: the first paragraph of a list item is an `li`. Text beside a nested block counts as a block of its own.
 */
export function blocksOf(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  collect(parseHtml(html), 'p', blocks)
  return blocks
}

const isBlock = (node: HtmlNode) => isElement(node) && blockTags.has(node.tag)
const shows = (node: HtmlNode): boolean =>
  isElement(node) && (['img', 'hr'].includes(node.tag) || node.children.some(shows))

function collect(nodes: readonly HtmlNode[], container: string, blocks: TextBlock[]) {
  let line: HtmlNode[] = []
  let first = true
  const push = (tag: string, content: HtmlNode[]) => {
    const text = textOf(content)
    if (text.trim() === '' && !content.some(shows)) return
    blocks.push({ tag, html: serialiseHtml(content), text })
    first = false
  }
  const flush = () => {
    push(container, line)
    line = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      line.push(node)
      continue
    }
    flush()
    if (node.children.some(holdsBlock)) collect(node.children, node.tag === 'div' ? container : node.tag, blocks)
    else push(tagOf(node.tag, container, first), [node])
  }
  flush()
}

const holdsBlock = (node: HtmlNode): boolean => isBlock(node) || (isElement(node) && node.children.some(holdsBlock))

function tagOf(tag: string, container: string, first: boolean): string {
  if (tag !== 'p' && tag !== 'div') return tag
  if (container === 'blockquote') return container
  return first && ['li', 'td', 'th', 'dd'].includes(container) ? container : 'p'
}
