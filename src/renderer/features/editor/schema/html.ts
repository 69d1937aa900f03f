import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { isElement, parseHtml, type HtmlNode } from '../../../../text/html-tree.ts'
import { articleExtensions } from './extensions.ts'

/** The schema on its own: for previews and comparisons that need no editor. */
let schema: Schema | null = null
export const articleSchema = (): Schema => (schema ??= getSchema(articleExtensions))

/** A document no one sees: nothing in it is loaded or run. */
let inert: Document | null = null
const inertDocument = (): Document => (inert ??= document.implementation.createHTMLDocument(''))

/** Stored HTML as elements, built one by one: no text is ever handed to the browser's parser. */
export function elementsOf(html: string): HTMLElement {
  const page = inertDocument()
  const body = page.createElement('div')
  const build = (nodes: readonly HtmlNode[], into: Element) => {
    for (const node of nodes) {
      if (!isElement(node)) {
        into.append(page.createTextNode(node.text))
        continue
      }
      const made = page.createElement(node.tag)
      for (const [name, value] of node.attributes) made.setAttribute(name, value)
      build(node.children, made)
      into.append(made)
    }
  }
  build(parseHtml(html), body)
  return body
}

export function docFromHtml(html: string, into: Schema = articleSchema()): Node {
  const body = elementsOf(html)
  for (const line of body.querySelectorAll('p')) unwrapPicture(line)
  return DOMParser.fromSchema(into).parse(body)
}

/** A paragraph around nothing but a picture would stay behind empty: here a picture is a block. */
function unwrapPicture(line: Element): void {
  const only = line.children.length === 1 && line.textContent.trim() === '' ? line.firstElementChild : null
  if (!only || line.attributes.length > 0 || !only.matches('img, a[href]:has(> img:only-child)')) return
  line.replaceWith(only)
}

export function htmlFromDoc(doc: Node): string {
  const body = inertDocument().createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inertDocument() }, body)
  tidy(body)
  return body.childElementCount === 1 && body.firstElementChild!.outerHTML === '<p></p>' ? '' : body.innerHTML
}

/** What the blocks write for the screen and nobody needs to store. */
function tidy(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) headRows(table)
  for (const name of ['colspan', 'rowspan']) {
    for (const cell of body.querySelectorAll(`[${name}="1"]`)) cell.removeAttribute(name)
  }
  for (const box of body.querySelectorAll('input[type="checkbox"]')) {
    box.setAttribute('disabled', '')
    box.nextElementSibling?.remove()
  }
}

/** The editor knows rows; HTML has a place of its own for those that head a table. */
function headRows(table: HTMLTableElement): void {
  const body = table.tBodies[0]
  if (!body) return
  const rows = [...body.rows]
  const first = rows.findIndex((row) => [...row.cells].some((cell) => cell.tagName !== 'TH'))
  const heads = rows.slice(0, first === -1 ? 0 : first)
  if (heads.length > 0) table.createTHead().append(...heads)
}
