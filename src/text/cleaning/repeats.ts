import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts'
import { textOf } from '../plain-text.ts'
import { holdsProtected, isHeading, isProtected } from './lines.ts'

/** Shorter paragraphs may be meant twice, unless one follows the other. */
const MEANT_ONCE = 40

/** Empty paragraphs, headings and list items, and text that a model gave twice; the first one stays. */
export function dropRepeats(nodes: HtmlNode[]): boolean {
  const changed = dropEmpty(nodes)
  const seen = new Set<string>()
  let before = ''
  const kept = nodes.filter((node) => {
    if (!isElement(node)) return true
    const same = holdsProtected(node) ? '' : isHeading(node) ? 'heading' : node.tag === 'p' ? 'p' : ''
    const text = same && wordsOf(node)
    const key = text ? `${same} ${text}` : ''
    const repeated = key !== '' && (key === before || (same === 'p' && text.length >= MEANT_ONCE && seen.has(key)))
    if (!repeated) before = key
    if (key) seen.add(key)
    return !repeated
  })
  if (kept.length === nodes.length) return changed
  nodes.splice(0, nodes.length, ...kept)
  return true
}

const wordsOf = (node: HtmlElement) => textOf([node]).replace(/\s+/g, ' ').trim().toLowerCase()

const mayBeEmpty = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'ol', 'blockquote'])
const holders = new Set(['blockquote', 'aside', 'details', 'ul', 'ol'])

function dropEmpty(nodes: HtmlNode[]): boolean {
  let changed = false
  for (const node of nodes) {
    if (isElement(node) && holders.has(node.tag) && !isProtected(node)) changed = dropEmpty(node.children) || changed
  }
  const kept = nodes.filter(
    (node) => !isElement(node) || !mayBeEmpty.has(node.tag) || holdsProtected(node) || !isEmpty(node),
  )
  if (kept.length === nodes.length) return changed
  nodes.splice(0, nodes.length, ...kept)
  return true
}

// White space and marks without width: a non-breaking space is how editors write an empty line.
const isEmpty = (node: HtmlElement) => /^[\s\u200b-\u200d\u2060\ufeff]*$/.test(textOf([node])) && !showsSomething(node)

function showsSomething(node: HtmlNode): boolean {
  if (!isElement(node)) return false
  return ['img', 'input', 'hr', 'table', 'figure'].includes(node.tag) || node.children.some(showsSomething)
}
