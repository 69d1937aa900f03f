import { createElement, Fragment, memo, useMemo, type ReactNode } from 'react'
import { isElement, parseHtml, type HtmlElement, type HtmlNode } from '../../text/html-tree.ts'
import { classes } from './classes.ts'

export interface ArticleProseProps {
  html: string
  /** Of the text, for hyphens and readers. */
  language: string
  /** Levels to add, so that the outline of the screen has no gap; the size stays that of the article. */
  headingOffset?: number
  className?: string
}

/** What may be drawn. Elements outside the list lose their tag and keep their text; no attribute of the text is taken. */
const plain = new Set(
  'p ul ol li blockquote pre code strong em u s sub sup mark br hr table thead tbody tfoot tr caption figure figcaption kbd'.split(
    ' ',
  ),
)
const hollow = new Set(['br', 'hr'])
const headings: Record<string, string> = {
  h1: 'mt-12 text-heading-2 font-medium tracking-[-0.01em]',
  h2: 'mt-12 text-heading-2 font-medium tracking-[-0.01em]',
  h3: 'mt-9 text-heading-3 font-medium',
  h4: 'mt-8 text-heading-4 font-medium',
  h5: 'mt-8 font-semibold',
  h6: 'mt-8 font-semibold',
}

const look = classes(
  'font-reading text-article text-pretty break-words hyphens-auto',
  '[&_p+p]:mt-4 [&>*+:not(h2,h3,h4,h5,h6)]:mt-4 [&>:first-child]:mt-0',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1.5 [&_li]:marker:text-faint',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-edge [&_blockquote]:pl-5 [&_blockquote]:text-muted [&_blockquote]:italic',
  '[&_code]:font-code [&_code]:text-[0.85em] [&_pre]:overflow-x-auto [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-code',
  '[&_figcaption]:text-base [&_figcaption]:text-muted [&_caption]:text-base [&_caption]:text-muted',
  '[&_table]:w-full [&_table]:text-lead [&_td]:border-b [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top',
  '[&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold',
  '[&_u]:decoration-edge [&_u]:underline-offset-3 [&_mark]:bg-tint [&_mark]:text-ink [&_hr]:my-8',
)

/** An article as it will read. Drawn from a closed list of elements, so nothing in the text can act or load. */
export const ArticleProse = memo(function ArticleProse(props: ArticleProseProps) {
  const { html, language, headingOffset = 0, className } = props
  const nodes = useMemo(() => parseHtml(html), [html])
  return (
    <div lang={language} className={classes(look, className)}>
      {nodes.map((node, index) => draw(node, index, headingOffset))}
    </div>
  )
})

function draw(node: HtmlNode, key: number, offset: number): ReactNode {
  if (!isElement(node)) return node.text
  const inside = node.children.map((child, index) => draw(child, index, offset))
  if (node.attributes.has('data-scaffold')) return notice(key, inside)
  if (node.attributes.has('data-slot')) return slot(node, key, inside)
  const { tag } = node
  if (tag === 'img') return pictureWords(node, key)
  if (tag === 'a') return createElement('u', { key }, ...inside)
  if (tag === 'td' || tag === 'th') return createElement(tag, { key }, ...inside)
  const heading = headings[tag]
  if (heading) {
    const level = Math.min(6, Number(tag[1]) + offset)
    return createElement(`h${level}`, { key, className: classes(heading, 'mb-3 text-balance') }, ...inside)
  }
  if (!plain.has(tag)) return <Fragment key={key}>{inside}</Fragment>
  return createElement(tag, { key }, ...(hollow.has(tag) ? [] : inside))
}

/** The notice of the offline drafter is no part of the article, and does not look like one. */
const notice = (key: number, inside: ReactNode[]) => (
  <p key={key} className="border-l-2 border-dotted border-edge pl-4 font-ui text-base text-muted">
    {inside}
  </p>
)

/** A place that the writer has to fill in. */
function slot({ tag }: HtmlElement, key: number, inside: ReactNode[]) {
  const inline = tag === 'span' || tag === 'strong' || tag === 'em'
  return createElement(
    inline ? 'span' : tag === 'li' ? 'li' : 'p',
    { key, className: 'text-muted underline decoration-dotted decoration-edge underline-offset-4' },
    ...inside,
  )
}

function pictureWords({ attributes }: HtmlElement, key: number) {
  const alt = attributes.get('alt')
  return alt ? (
    <em key={key} className="block font-ui text-base text-muted">
      {alt}
    </em>
  ) : null
}
