import { isElement, parseHtml, type HtmlNode } from '../../../../text/html-tree.ts'

/** Small print as it is typed: a paragraph a line, links as `[words](address)`. Null: it holds more than that. */
export function typedFrom(html: string): string | null {
  const lines = parseHtml(html).filter((node) => isElement(node) || node.text.trim() !== '')
  const typed = lines.map((node) => (isElement(node) && node.tag === 'p' ? inline(node.children) : null))
  return typed.includes(null) ? null : typed.join('\n')
}

function inline(nodes: readonly HtmlNode[]): string | null {
  const parts = nodes.map((node) => {
    if (!isElement(node)) return node.text.replace(/\s+/g, ' ')
    const href = node.tag === 'a' ? node.attributes.get('href') : undefined
    const words = node.children.every((child) => !isElement(child)) ? inline(node.children) : null
    return href !== undefined && words !== null && !/[()\s]/.test(href) ? `[${words}](${href})` : null
  })
  return parts.includes(null) ? null : parts.join('').trim()
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The way back. */
export const htmlFrom = (typed: string): string =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line).replace(/\[([^\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')}</p>`)
    .join('')
