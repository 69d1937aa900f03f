import type { PostCard, PostList } from '../../contract/site-view.ts'
import { listPath, tagPath } from '../../text/site-address.ts'
import { classes, html, nothing, type Markup } from './markup.ts'
import type { Scope } from './scope.ts'

export interface PostListLook {
  layout: 'cards' | 'list' | 'magazine'
  columns: number
  image: boolean
  excerpt: boolean
  date: boolean
  tags: boolean
  /** Of the titles. */
  level: 2 | 3
}

export const plainLook: PostListLook = {
  layout: 'cards',
  columns: 3,
  image: true,
  excerpt: true,
  date: true,
  tags: false,
  level: 2,
}

export function postList(posts: readonly PostCard[], look: PostListLook, scope: Scope): Markup {
  if (posts.length === 0) return html`<p class="muted">${scope.words.no_posts}</p>`
  const kind = look.layout === 'cards' ? `grid c-${look.columns}` : look.layout
  return html`<ul class="entries ${kind}">
    ${posts.map((card, at) => html`<li class="entry">${entryOf(card, at, look, scope)}</li>`)}
  </ul>`
}

/** Date, reading time and tags in one quiet line. */
export function metaOf(card: PostCard, { date, tags }: Pick<PostListLook, 'date' | 'tags'>, scope: Scope): Markup {
  if (!date && !(tags && card.tags.length > 0)) return nothing
  return html`<p class="meta">
    ${date && html`<span>${scope.date(card.published_at)}</span> <span>${scope.words.minutes(minutesOf(card))}</span>`}
    ${tags && card.tags.map((tag) => html`<span class="tag">${tagLink(card, tag, scope)}</span>`)}
  </p>`
}

export const tagLinksOf = (card: PostCard, scope: Scope): Markup =>
  html`<ul class="meta tags">
    ${card.tags.map((tag) => html`<li>${tagLink(card, tag, scope)}</li>`)}
  </ul>`

const tagLink = ({ path, locale }: PostCard, tag: string, scope: Scope) =>
  html`<a href="${scope.href(tagPath(folderOf(path), tag, locale))}">${tag}</a>`

/** `/notes/` of `/notes/first-frost/`. */
const folderOf = (path: string): string => path.replace(/[^/]+\/$/, '')

/** At 200 words a minute, one at the least. */
export const minutesOf = ({ words }: { words: number }): number => Math.max(1, Math.ceil(words / 200))

/** For a text whose language is not that of its page. */
export const langOf = ({ language, locale }: PostCard): Markup =>
  language.toLowerCase() === locale.toLowerCase() ? nothing : html`lang="${language}"`

function entryOf(card: PostCard, at: number, look: PostListLook, scope: Scope): Markup {
  const { href } = scope.postCard(card)
  const first = look.layout === 'magazine' && at === 0
  const picture =
    look.image &&
    card.picture &&
    scope.picture(
      { media: card.picture },
      {
        sizes: first ? '(min-width: 54rem) 60vw, 100vw' : sizesOf(look),
        ratio: first ? '16 / 10' : look.layout === 'list' ? '4 / 3' : '3 / 2',
        alt: '',
      },
    )
  const link = html`<a class="whole" href="${href}">${card.title}</a>`
  const title =
    look.level === 2
      ? html`<h2 class="sub" ${langOf(card)}>${link}</h2>`
      : html`<h3 class="sub" ${langOf(card)}>${link}</h3>`
  return html`${picture}
    <div class="${classes('told', !picture && 'alone')}">
      ${title} ${look.excerpt && card.excerpt && html`<p class="excerpt" ${langOf(card)}>${card.excerpt}</p>`}
    </div>
    ${metaOf(card, look, scope)}`
}

const sizesOf = ({ layout, columns }: PostListLook): string =>
  layout === 'list'
    ? '(min-width: 54rem) 14rem, 30vw'
    : `(min-width: 60rem) ${Math.round(100 / (layout === 'magazine' ? 3 : columns))}vw, (min-width: 36rem) 50vw, 100vw`

/** The way to the other pages of a list, where it has several. */
export function pagesOf({ page, pages, base }: PostList, scope: Scope): Markup {
  if (base === null || pages < 2) return nothing
  const { words } = scope
  const at = (to: number) => scope.href(listPath(base, to))
  return html`<nav class="turns" aria-label="${words.page(page, pages)}">
    ${page > 1 && html`<a class="newer" href="${at(page - 1)}" rel="prev">${words.newer_posts}</a>`}
    <span class="muted small">${words.page(page, pages)}</span>
    ${page < pages && html`<a class="older" href="${at(page + 1)}" rel="next">${words.older_posts}</a>`}
  </nav>`
}

/** Below the selector of who shows the list, so that each section brings what it needs and nothing else is touched. */
export const postListCss = (root: string): string => `
${root} .entries{inline-size:100%;text-align:start}
${root} .entry{position:relative;display:grid;gap:var(--space-3);align-content:start;min-inline-size:0}
${root} .entry .pic{inline-size:100%}
${root} .told{display:grid;gap:.5em;align-content:start;min-inline-size:0}
${root} .whole{text-decoration:none}
${root} .whole::after{content:"";position:absolute;inset:0}
${root} .whole:hover{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.09em}
${root} .whole:focus-visible{outline:0}
${root} .entry:has(.whole:focus-visible){outline:.18rem solid var(--focus);outline-offset:.4rem}
${root} .excerpt{color:var(--muted);max-inline-size:var(--measure)}
${root} .tag a{position:relative;z-index:1;text-decoration-color:var(--line)}
${root} .grid .entry:not(:has(.pic)){padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
${root} .c-1 .sub{font-size:var(--step-2)}
${root} .list .entry{grid-template-columns:minmax(0,1fr);gap:var(--space-2) var(--space-4);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
${root} .list .entry:last-child{border-block-end:1px solid var(--line)}
${root} .list .entry:has(.pic){grid-template-columns:minmax(0,1fr) 30%}
${root} .list .told{grid-row:2}
${root} .list .meta{grid-row:1;grid-column:1/-1}
${root} .list .pic{grid-row:2;grid-column:2;align-self:start}
@media(min-width:54rem){
${root} .list .entry,${root} .list .entry:has(.pic){grid-template-columns:minmax(9rem,2fr) minmax(0,7fr) 14rem;gap:var(--space-5);align-items:start}
${root} .list .meta{grid-row:1;grid-column:1;display:grid;gap:.1em;padding-block-start:.35em}
${root} .list .told{grid-row:1;grid-column:2}
${root} .list .told.alone{grid-column:2/-1}
${root} .list .entry:not(:has(.meta)) .told{grid-column-start:1}
${root} .list .pic{grid-row:1;grid-column:3}
${root} .list .sub{font-size:var(--step-2)}
}
${root} .magazine{display:grid;gap:var(--space-5) var(--space-4);grid-template-columns:minmax(0,1fr)}
${root} .magazine .entry:first-child .sub{font-size:var(--step-3)}
${root} .magazine .entry:not(:first-child,:has(.pic)){padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
@media(min-width:40rem){
${root} .magazine{grid-template-columns:repeat(2,minmax(0,1fr))}
${root} .magazine .entry:first-child{grid-column:1/-1}
}
@media(min-width:60rem){
${root} .magazine{grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--space-5)}
${root} .magazine .entry:first-child{grid-template:1fr auto/minmax(0,7fr) minmax(0,5fr);gap:var(--space-2) var(--space-5);padding-block-end:var(--space-4);border-block-end:1px solid var(--line)}
${root} .magazine .entry:first-child:not(:has(.pic)){grid-template-columns:minmax(0,1fr)}
${root} .magazine .entry:first-child .pic{grid-row:1/3;align-self:start}
${root} .magazine .entry:first-child .sub{font-size:var(--step-4)}
${root} .magazine .entry:first-child .excerpt{font-size:var(--step-1);line-height:1.5}
${root} .magazine .entry:first-child .told{gap:var(--space-3)}
}
${root} .turns{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:var(--space-2) var(--space-4);inline-size:100%;padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
${root} .turns .older{margin-inline-start:auto}
${root} .turns .muted{order:3;flex-basis:100%;text-align:center}
@media(min-width:40rem){${root} .turns .muted{order:0;flex-basis:auto;margin-inline:auto}${root} .turns .older{margin:0}${root} .turns :is(.newer,.older){flex:1}${root} .turns .older{text-align:end}${root} .turns:not(:has(.newer)) .muted{margin-inline-start:0}}
`
