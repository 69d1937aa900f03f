import { type HtmlElement, type HtmlNode, element, isElement } from '../html-tree.ts'
import { textOf } from '../plain-text.ts'
import { isHeading, isProtected } from './lines.ts'

/** Markdown that came through as text: headings, rules and fences in paragraphs, bold, code and links inside lines. */
export function convertMarkdown(nodes: HtmlNode[]): boolean {
  const state = { changed: false }
  const blocks = nodes.flatMap((node) => {
    if (!isElement(node) || isProtected(node)) return [node]
    const replaced = node.tag === 'p' ? fromParagraph(node) : isHeading(node) ? withoutHashes(node) : undefined
    if (replaced) state.changed = true
    return replaced ?? [node]
  })
  nodes.splice(0, nodes.length, ...convertInline(blocks, new Set(), state))
  return state.changed
}

function fromParagraph(paragraph: HtmlElement): HtmlNode[] | undefined {
  const text = textOf([paragraph]).trim()
  if (paragraph.children.length === 1 && /^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) return [element('hr')]
  if (paragraph.children.length === 1 && /^(?:`{3,}|~{3,})[\w-]*$/.test(text)) return []
  const hashes = /^\s*(#{1,6})[ \t]+(?=\S)/.exec(startOf(paragraph))
  if (!hashes) return undefined
  const { line, rest } = firstLine(paragraph.children)
  const first = line[0]!
  if (!isElement(first)) first.text = first.text.slice(hashes[0].length)
  const heading = element(`h${Math.max(2, hashes[1]!.length)}`, line)
  return textOf(rest).trim() === '' ? [heading] : [heading, element('p', rest, paragraph.attributes)]
}

function withoutHashes(heading: HtmlElement): HtmlNode[] | undefined {
  const hashes = /^\s*#{1,6}[ \t]+(?=\S)/.exec(startOf(heading))
  const first = heading.children[0]
  if (!hashes || !first || isElement(first)) return undefined
  first.text = first.text.slice(hashes[0].length)
  return [heading]
}

function startOf(block: HtmlElement): string {
  const first = block.children[0]
  return first && !isElement(first) ? first.text : ''
}

function firstLine(children: readonly HtmlNode[]): { line: HtmlNode[]; rest: HtmlNode[] } {
  for (const [index, node] of children.entries()) {
    if (isElement(node)) {
      if (node.tag === 'br') return { line: children.slice(0, index), rest: children.slice(index + 1) }
      continue
    }
    const end = node.text.indexOf('\n', node.text.length - node.text.trimStart().length)
    if (end === -1) continue
    const rest = { text: node.text.slice(end + 1) }
    return {
      line: [...children.slice(0, index), { text: node.text.slice(0, end) }],
      rest: [rest, ...children.slice(index + 1)],
    }
  }
  return { line: [...children], rest: [] }
}

const inlineMark = /`([^`\n]+)`|\*\*(?=[^\s*])([^*\n]+?)(?<=\S)\*\*|\[([^\][\n]+)\]\((https?:\/\/[^\s()<>"]+)\)/g

function convertInline(nodes: HtmlNode[], inside: ReadonlySet<string>, state: { changed: boolean }): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return fromText(node.text, inside, state) ?? [node]
    if (isProtected(node) || node.tag === 'code' || node.tag === 'kbd') return [node]
    node.children = convertInline(node.children, new Set([...inside, isHeading(node) ? 'strong' : node.tag]), state)
    return [node]
  })
}

function fromText(text: string, inside: ReadonlySet<string>, state: { changed: boolean }): HtmlNode[] | undefined {
  if (!/[`*[]/.test(text)) return undefined
  const parts: HtmlNode[] = []
  let at = 0
  for (const { 0: all, 1: code, 2: bold, 3: label, 4: url, index } of text.matchAll(inlineMark)) {
    parts.push({ text: text.slice(at, index) })
    at = index + all.length
    if (code !== undefined) parts.push(element('code', [{ text: code }]))
    // What already is bold, such as a heading, only loses the marks; a link cannot stand in a link.
    else if (bold !== undefined) parts.push(inside.has('strong') ? { text: bold } : element('strong', [{ text: bold }]))
    else if (inside.has('a')) parts.push({ text: label! })
    else parts.push(element('a', [{ text: label! }], new Map([['href', url!]])))
  }
  if (at === 0) return undefined
  state.changed = true
  return [...parts, { text: text.slice(at) }].filter((part) => isElement(part) || part.text !== '')
}
