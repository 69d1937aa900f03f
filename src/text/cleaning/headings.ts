import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts'
import { isHeading, isProtected } from './lines.ts'

/** The article's title is the only first level: headings start at the second, and none skips a level on the way down. */
export function orderHeadings(nodes: HtmlNode[]): boolean {
  let changed = false
  const open: { was: number; is: number }[] = []
  for (const { heading, fixed } of headingsOf(nodes, false)) {
    const was = Math.max(2, Number(heading.tag[1]))
    while (open.length > 0 && open[open.length - 1]!.was >= was) open.pop()
    const is = fixed ? was : (open[open.length - 1]?.is ?? 1) + 1
    open.push({ was, is })
    if (fixed || heading.tag === `h${is}`) continue
    heading.tag = `h${is}`
    changed = true
  }
  return changed
}

function headingsOf(nodes: readonly HtmlNode[], fixed: boolean): { heading: HtmlElement; fixed: boolean }[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const kept = fixed || isProtected(node)
    return isHeading(node) ? [{ heading: node, fixed: kept }] : headingsOf(node.children, kept)
  })
}
