import { isElement, parseHtml, type HtmlElement, type HtmlNode } from '../../../../text/html-tree.ts'
import { plainText } from '../../../../text/plain-text.ts'

/** Elements that hold no meaning of their own: the editor writes them its own way. */
const carriers = new Set(['p', 'div', 'span', 'thead', 'tbody', 'tfoot', 'colgroup', 'col', 'br', 'label', 'input'])

const telling: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  abbr: ['title'],
  aside: ['data-callout'],
  code: ['class'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}
const everywhere = ['id', 'lang', 'dir', 'data-scaffold', 'data-slot']

const inline = new Set([
  'a',
  'abbr',
  'cite',
  'code',
  'em',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** What an article is made of, counted: `caption` once, `a href=https://…` over eleven letters. */
function inventory(html: string): Map<string, number> {
  const found = new Map<string, number>()
  const walk = (nodes: readonly HtmlNode[], within: ReadonlySet<string>) => {
    for (const node of nodes) {
      if (!isElement(node)) continue
      // Marks may be cut and joined; what counts is how much stands under them.
      const weight = inline.has(node.tag) ? substanceOf([node]) : 1
      const signs = signsOf(node).filter((sign) => !within.has(sign))
      for (const sign of signs) found.set(sign, (found.get(sign) ?? 0) + weight)
      walk(node.children, inline.has(node.tag) ? new Set([...within, ...signs]) : within)
    }
  }
  walk(parseHtml(html), new Set())
  return found
}

function signsOf({ tag, attributes }: HtmlElement): string[] {
  const named = [...(telling[tag] ?? []), ...everywhere]
    .filter((name) => attributes.has(name))
    .map((name) => `${tag} ${name}=${attributes.get(name)}`)
  return carriers.has(tag) ? named : [tag, ...named]
}

const substanceOf = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum +
      (isElement(node) ? (node.tag === 'img' ? 1 : substanceOf(node.children)) : node.text.replace(/\s/g, '').length),
    0,
  )

const lettersOf = (html: string): string => plainText(html).replace(/\s+/g, ' ').trim()

/**
 * What the editor would drop if it saved this text: names of elements and attributes as they stand in the HTML, and
 * `text` if any words would go. Empty: nothing.
 */
export function lossOf(stored: string, written: string): string[] {
  const lost = new Set<string>()
  if (lettersOf(stored) !== lettersOf(written)) lost.add('text')
  const after = inventory(written)
  for (const [what, count] of inventory(stored)) {
    if ((after.get(what) ?? 0) < count) lost.add(what.split('=')[0]!)
  }
  return [...lost]
}
