import { isElement, parseHtml, type HtmlNode } from '../../../../text/html-tree.ts'
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

/** What an article is made of, counted: `a href=https://…` twice, `caption` once. */
function inventory(html: string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1)
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue
      if (!carriers.has(node.tag)) add(node.tag)
      for (const name of [...(telling[node.tag] ?? []), ...everywhere]) {
        const value = node.attributes.get(name)
        if (value !== undefined) add(`${node.tag} ${name}=${value}`)
      }
      walk(node.children)
    }
  }
  walk(parseHtml(html))
  return found
}

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
