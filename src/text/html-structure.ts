import { type HtmlElement, type HtmlNode, element, isElement } from './html-tree.ts'

const inlineTags = new Set('a abbr br cite code em img input kbd label mark q s small span strong sub sup u'.split(' '))
const linesOnly = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'figcaption', 'pre', 'summary'])
/** Repeating a wrapper on each line makes the text longer, without bound if the writer of the HTML means harm. */
const MAX_WRAPPED_LINES = 20
const tableSections = new Set(['thead', 'tbody', 'tfoot'])

const isBlock = (node: HtmlNode): node is HtmlElement => isElement(node) && !inlineTags.has(node.tag)
const isBlank = (node: HtmlNode) => !isElement(node) && /^[\t\n\f\r ]*$/.test(node.text)
const copy = (from: HtmlElement, children: HtmlNode[], tag = from.tag) =>
  element(tag, children, new Map(from.attributes))

/**
 * Nests elements the way every HTML parser will read them back: no block inside a paragraph or an inline element, list
 * items in lists, rows and cells in tables. A browser that mends bad nesting moves elements; if the sanitiser's parser
 * saw another tree than the browser builds, what was checked would not be what runs.
 */
export function arrange(nodes: HtmlNode[]): HtmlNode[] {
  return flow(nodes, { inLink: false })
}

interface Place {
  inLink: boolean
}

function flow(nodes: HtmlNode[], place: Place): HtmlNode[] {
  const placed = nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    return isBlock(node) ? block(node, place) : inline(node, place)
  })
  return runs(
    placed,
    (node) => isElement(node) && node.tag === 'li',
    (items) => [element('ul', items)],
  )
}

/** Replaces each run of nodes that `belongs` picks; white space between two of them belongs to the run. */
function runs(nodes: HtmlNode[], belongs: (node: HtmlNode) => boolean, replace: (run: HtmlNode[]) => HtmlNode[]) {
  const result: HtmlNode[] = []
  let run: HtmlNode[] = []
  let blank: HtmlNode[] = []
  const flush = () => {
    if (run.length > 0) result.push(...replace(run))
    result.push(...blank)
    run = []
    blank = []
  }
  for (const node of nodes) {
    if (belongs(node) && !isBlank(node)) {
      run.push(...blank, node)
      blank = []
    } else if (isBlank(node)) {
      blank.push(node)
    } else {
      flush()
      result.push(node)
    }
  }
  flush()
  return result
}

function inline(node: HtmlElement, place: Place): HtmlNode[] {
  const within = { inLink: place.inLink || node.tag === 'a' }
  const children = flow(node.children, within)
  if (node.tag === 'a' && place.inLink) return children
  if (node.tag === 'span' && node.attributes.size === 0 && children.length > 0) return children
  if (!children.some(isBlock)) return [copy(node, children)]
  if (linesIn(children) > MAX_WRAPPED_LINES) return children
  const wrapped = wrapLines(children, node)
  dropRepeatedIds(wrapped, node.attributes.get('id'))
  return wrapped
}

const linesIn = (nodes: HtmlNode[]): number =>
  nodes.reduce((sum, node) => sum + (isBlock(node) ? Math.max(1, linesIn(node.children)) : 0), 0)

/** `<strong><p>a</p></strong>` becomes `<p><strong>a</strong></p>`, however deep the lines lie. */
function wrapLines(nodes: HtmlNode[], wrapper: HtmlElement): HtmlNode[] {
  const wrapped = nodes.map((node) => (isBlock(node) ? copy(node, wrapLines(node.children, wrapper)) : node))
  return runs(
    wrapped,
    (node) => !isBlock(node),
    (line) => [copy(wrapper, line)],
  )
}

function dropRepeatedIds(nodes: HtmlNode[], id: string | undefined, seen = { yes: false }) {
  if (id === undefined) return
  for (const node of nodes) {
    if (!isElement(node)) continue
    if (node.attributes.get('id') === id) {
      if (seen.yes) node.attributes.delete('id')
      seen.yes = true
    }
    dropRepeatedIds(node.children, id, seen)
  }
}

function block(node: HtmlElement, place: Place): HtmlNode[] {
  const { tag } = node
  if (linesOnly.has(tag)) return tag === 'pre' || /^h\d$/.test(tag) ? [lines(node, place)] : [lines(node, place, 'p')]
  switch (tag) {
    case 'p':
      return paragraphs(node, flow(node.children, place))
    case 'ul':
    case 'ol':
      return list(node, place)
    case 'li':
      return [copy(node, item(node, place))]
    case 'table':
      return table(node, place)
    case 'figure':
      return [copy(node, flowWith('figcaption', node, place))]
    case 'details':
      return [copy(node, flowWith('summary', node, place))]
    case 'blockquote':
    case 'aside':
      return [copy(node, flow(node.children, place))]
    case 'hr':
      return [node]
    case 'col':
      return []
    case 'tr':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'colgroup':
      return flow(node.children, place)
    default:
      return wrapper(node, place)
  }
}

/** Headings, captions and code hold lines, no blocks: blocks inside give up their tags. */
function lines(node: HtmlElement, place: Place, tag = node.tag): HtmlElement {
  const flat = flatten(flow(node.children, place), node.tag === 'pre' ? '\n' : ' ')
  // A newline right after <pre> is not part of the text in HTML; leaving it in would lose one on every reading.
  const first = flat[0]
  if (node.tag === 'pre' && first && !isElement(first)) first.text = first.text.replace(/^\n+/, '')
  return copy(node, flat, tag)
}

function flatten(nodes: HtmlNode[], between: string): HtmlNode[] {
  if (!nodes.some(isBlock)) return nodes
  const flat: HtmlNode[] = []
  for (const node of nodes) {
    if (!isBlock(node)) {
      flat.push(node)
      continue
    }
    if (flat.length > 0) flat.push({ text: between })
    flat.push(...flatten(node.children, between), { text: between })
  }
  if (flat.length > 0 && isBlank(flat[flat.length - 1]!)) flat.pop()
  return flat
}

function paragraphs(node: HtmlElement, children: HtmlNode[]): HtmlNode[] {
  if (!children.some(isBlock)) return [copy(node, children)]
  const split = runs(
    children,
    (child) => !isBlock(child),
    (line) => [copy(node, line)],
  )
  dropRepeatedIds(split, node.attributes.get('id'))
  return split
}

/** `div` and its kin are not kept, their boundaries are: each line becomes a paragraph. */
function wrapper(node: HtmlElement, place: Place): HtmlNode[] {
  const children = flow(node.children, place)
  if (children.every(isBlank)) return children
  const kept = runs(
    children,
    (child) => !isBlock(child),
    (line) => [element('p', line)],
  )
  for (const child of kept) {
    if (!isBlock(child)) continue
    for (const name of ['lang', 'dir', 'data-scaffold', 'data-slot']) {
      const value = node.attributes.get(name)
      if (value !== undefined && !child.attributes.has(name)) child.attributes.set(name, value)
    }
  }
  return kept
}

function list(node: HtmlElement, place: Place): HtmlNode[] {
  const items: HtmlNode[] = []
  let last: HtmlElement | undefined
  const loose: HtmlNode[] = runs(
    node.children,
    (child) => !isElement(child) || !['li', 'ul', 'ol'].includes(child.tag),
    (run) => [element('li', run)],
  )
  for (const child of loose) {
    if (!isElement(child)) {
      items.push(child)
    } else if (child.tag === 'li') {
      last = copy(child, item(child, place))
      items.push(last)
    } else if (last) {
      last.children.push(...list(child, place))
    } else {
      last = element('li', list(child, place))
      items.push(last)
    }
  }
  return last ? [copy(node, items)] : []
}

/** A task item keeps the `div` that the editor puts around its text. */
function item(node: HtmlElement, place: Place): HtmlNode[] {
  if (node.attributes.get('data-type') !== 'taskItem') return flow(node.children, place)
  return node.children.flatMap((child) =>
    isElement(child) && child.tag === 'div' ? [element('div', flow(child.children, place))] : flow([child], place),
  )
}

/** The parts that only this parent may hold stay what they are; `flow` turns strays into paragraphs. */
function flowWith(part: 'figcaption' | 'summary', node: HtmlElement, place: Place): HtmlNode[] {
  let parts = 0
  return node.children.flatMap((child) => {
    const kept = isElement(child) && child.tag === part && parts++ === 0
    return kept ? [lines(child, place)] : flow([child], place)
  })
}

function table(node: HtmlElement, place: Place): HtmlNode[] {
  const stray: HtmlNode[] = []
  const has =
    (...tags: string[]) =>
    (child: HtmlNode) =>
      isElement(child) && tags.includes(child.tag)
  const part = (tags: string[]) => (child: HtmlNode) => {
    if (isBlank(child) || has(...tags)(child)) return true
    stray.push(child)
    return false
  }
  const row = (tr: HtmlElement) =>
    copy(
      tr,
      tr.children
        .filter(part(['td', 'th']))
        .map((cell) => (isElement(cell) ? copy(cell, flow(cell.children, place)) : cell)),
    )
  const section = (rows: HtmlNode[]) =>
    runs(rows, has('td', 'th'), (cells) => [element('tr', cells)])
      .filter(part(['tr']))
      .map((child) => (isElement(child) ? row(child) : child))

  const withSections = runs(node.children, has('tr', 'td', 'th'), (rows) => [element('tbody', rows)])
  const whole = runs(withSections, has('col'), (cols) => [element('colgroup', cols)])
    .filter(part(['caption', 'colgroup', ...tableSections]))
    .map((child) => {
      if (!isElement(child)) return child
      if (child.tag === 'caption') return lines(child, place)
      if (child.tag === 'colgroup') return copy(child, child.children.filter(part(['col'])))
      return copy(child, section(child.children))
    })
  const before = flow(stray, place)
  return whole.some(isElement) ? [...before, copy(node, whole)] : before
}
