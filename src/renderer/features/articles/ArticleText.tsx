import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { isElement, parseHtml, type HtmlNode } from '../../../text/html-tree.ts'
import { classes } from '../../ui/classes.ts'

/** About two screens of source; more belongs into the editor. */
const MOST_SOURCE = 12_000
const MOST_BLOCKS = 30

/** What may be drawn, and as what. The article's title is the heading above, so its own headings start one lower. */
const drawnAs = new Map<string, string>([
  ...'p ul ol li blockquote pre code strong em u s sub sup mark br hr table thead tbody tr th td caption figure figcaption'
    .split(' ')
    .map((tag): [string, string] => [tag, tag]),
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h4'],
  ['h4', 'h5'],
  ['h5', 'h6'],
  ['h6', 'h6'],
  ['a', 'u'],
])
const hollow = new Set(['br', 'hr'])

const look = classes(
  'font-reading text-lead text-pretty break-words hyphens-auto [&>*+*]:mt-3',
  '[&_h3]:mt-6! [&_h3]:text-heading-4 [&_h3]:font-medium [&_h4]:mt-5! [&_h4]:font-semibold [&_h5]:font-semibold',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:my-1',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-edge [&_blockquote]:pl-4 [&_blockquote]:text-muted',
  '[&_code]:font-code [&_code]:text-code [&_pre]:overflow-x-auto [&_figcaption]:text-dense [&_figcaption]:text-muted',
  '[&_table]:w-full [&_table]:text-base [&_td]:border-b [&_td]:py-1 [&_th]:border-b [&_th]:py-1 [&_th]:text-left',
  '[&_u]:decoration-edge [&_u]:underline-offset-2 [&_mark]:bg-tint [&_mark]:text-ink',
)

interface ArticleTextProps {
  html: string
  language: string
  /** Said at the end when there is more than is shown. */
  goesOn: string
}

/** The beginning of an article. Elements come from a closed list and take no attribute, so nothing in it can act. */
export function ArticleText({ html, language, goesOn }: ArticleTextProps) {
  const blocks = useMemo(() => parseHtml(html.slice(0, MOST_SOURCE)), [html])
  const cut = html.length > MOST_SOURCE || blocks.length > MOST_BLOCKS
  return (
    <>
      <div lang={language} className={look}>
        {blocks.slice(0, MOST_BLOCKS).map(draw)}
      </div>
      {cut && <p className="mt-5 border-t border-line pt-3 text-dense text-faint">{goesOn}</p>}
    </>
  )
}

function draw(node: HtmlNode, key: number): ReactNode {
  if (!isElement(node)) return node.text
  const { tag, children, attributes } = node
  if (tag === 'img') return attributes.get('alt') ? <em key={key}>{attributes.get('alt')}</em> : null
  const as = drawnAs.get(tag)
  const inside = children.map(draw)
  if (as === undefined) return <Fragment key={key}>{inside}</Fragment>
  return createElement(as, { key }, ...(hollow.has(as) ? [] : inside))
}
