import { decodeEntities, escapeAttribute, escapeText } from './entities.ts'

export interface HtmlText {
  text: string
}
export interface HtmlElement {
  tag: string
  attributes: Map<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlText | HtmlElement

export const isElement = (node: HtmlNode): node is HtmlElement => 'tag' in node
export const element = (
  tag: string,
  children: HtmlNode[] = [],
  attributes = new Map<string, string>(),
): HtmlElement => ({
  tag,
  attributes,
  children,
})

export const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Text that nobody reads: dropped with its element. */
const unreadTags = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe', 'noembed', 'noframes'])

export const blockTags = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** Deeper elements lose their tag and keep their text, so that no walk over a tree can exhaust the stack. */
const MAX_DEPTH = 200

/**
 * A tree of what `sanitiseArticle` returns. Other HTML gets a sensible tree as well, in linear time, but not always the
 * browser's: what reaches a screen goes through the sanitiser first.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root = element('#root')
  const stack = [root]
  const tooDeep = new Map<string, number>()
  const top = () => stack[stack.length - 1]!
  let at = 0

  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1 || open > at) addText(top(), html.slice(at, open === -1 ? html.length : open))
    if (open === -1) break
    const token = readTag(html, open)
    at = token.end
    if (token.kind === 'text') addText(top(), html.slice(open, at))
    if (token.kind === 'close' && !forget(tooDeep, token.tag)) closeTo(stack, token.tag)
    if (token.kind !== 'open') continue

    const { tag } = token
    if (unreadTags.has(tag)) {
      at = afterUnread(html, tag, at)
      continue
    }
    closeImplied(stack, tag)
    if (stack.length > MAX_DEPTH && !voidTags.has(tag)) {
      tooDeep.set(tag, (tooDeep.get(tag) ?? 0) + 1)
      continue
    }
    const node = element(tag, [], token.attributes)
    top().children.push(node)
    if (!voidTags.has(tag)) stack.push(node)
  }
  return root.children
}

/** Whether this end tag belongs to an element that was too deep to keep. */
function forget(tooDeep: Map<string, number>, tag: string): boolean {
  const count = tooDeep.get(tag) ?? 0
  if (count > 0) tooDeep.set(tag, count - 1)
  return count > 0
}

function addText(parent: HtmlElement, source: string) {
  const text = decodeEntities(source)
  const last = parent.children[parent.children.length - 1]
  if (last && !isElement(last)) last.text += text
  else if (text) parent.children.push({ text })
}

type Token =
  | { kind: 'open'; tag: string; attributes: Map<string, string>; end: number }
  | { kind: 'close'; tag: string; end: number }
  | { kind: 'text' | 'nothing'; end: number }

const tagName = /[a-z][^\s/>]*/iy
const attribute = /[\s/]*(?:([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)?/y

function readTag(html: string, start: number): Token {
  const after = (found: number, length: number) => (found === -1 ? html.length : found + length)
  const closing = html[start + 1] === '/'
  tagName.lastIndex = start + (closing ? 2 : 1)
  const tag = tagName.exec(html)?.[0].toLowerCase()
  if (tag === undefined) {
    if (html.startsWith('<!--', start)) return { kind: 'nothing', end: after(html.indexOf('-->', start + 4), 3) }
    const bogus = closing || html[start + 1] === '!' || html[start + 1] === '?'
    return bogus ? { kind: 'nothing', end: after(html.indexOf('>', start), 1) } : { kind: 'text', end: start + 1 }
  }
  const end = tagName.lastIndex
  if (closing) return { kind: 'close', tag, end: after(html.indexOf('>', end), 1) }
  const attributes = new Map<string, string>()
  return { kind: 'open', tag, attributes, end: readAttributes(html, end, attributes) }
}

function readAttributes(html: string, start: number, attributes: Map<string, string>): number {
  let at = start
  while (at < html.length && html[at] !== '>') {
    attribute.lastIndex = at
    const [, name, double, single, bare] = attribute.exec(html)!
    at = attribute.lastIndex
    const key = name?.toLowerCase()
    if (key !== undefined && !attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return at + 1
}

function afterUnread(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}[^>]*>`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}

function closeTo(stack: HtmlElement[], tag: string) {
  const index = stack.findLastIndex((open) => open.tag === tag)
  if (index > 0) stack.length = index
}

const cellParts = ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'caption', 'colgroup']
const impliedEnds: Record<string, { ends: string[]; within: string[] }> = {
  li: { ends: ['li'], within: ['ul', 'ol', 'table'] },
  dt: { ends: ['dt', 'dd'], within: ['dl', 'table'] },
  dd: { ends: ['dt', 'dd'], within: ['dl', 'table'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  tr: { ends: ['td', 'th', 'tr', 'caption', 'colgroup'], within: ['table'] },
  thead: { ends: cellParts, within: ['table'] },
  tbody: { ends: cellParts, within: ['table'] },
  tfoot: { ends: cellParts, within: ['table'] },
}

/** `<li>` ends the open `<li>`, any block ends an open `<p>`: HTML leaves those end tags out. */
function closeImplied(stack: HtmlElement[], tag: string) {
  const rule = impliedEnds[tag]
  if (rule) closeWithin(stack, rule.ends, rule.within)
  if (blockTags.has(tag)) closeWithin(stack, ['p'], ['td', 'th', 'li', 'table', 'blockquote', 'div'])
}

function closeWithin(stack: HtmlElement[], ends: string[], within: string[]) {
  let end = 0
  for (let index = stack.length - 1; index > 0; index--) {
    const { tag } = stack[index]!
    if (within.includes(tag)) break
    if (ends.includes(tag)) end = index
  }
  if (end > 0) stack.length = end
}

export function serialiseHtml(nodes: readonly HtmlNode[]): string {
  let html = ''
  for (const node of nodes) {
    if (!isElement(node)) {
      html += escapeText(node.text)
      continue
    }
    html += `<${node.tag}`
    for (const [name, value] of node.attributes) html += ` ${name}="${escapeAttribute(value)}"`
    html += voidTags.has(node.tag) ? '>' : `>${serialiseHtml(node.children)}</${node.tag}>`
  }
  return html
}
