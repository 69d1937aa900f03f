import type { PostCard } from '../../contract/site-view.ts'
import { html, type Markup } from './markup.ts'
import { langOf, metaOf, plainLook, postList, postListCss, tagLinksOf } from './post-list.ts'
import type { Scope } from './scope.ts'

export interface PostParts {
  card: PostCard
  /** As the sanitiser left it. */
  content: string
  newer: PostCard | null
  older: PostCard | null
  related: readonly PostCard[]
  /** Path of the list of posts; null: there is none. */
  listing: string | null
}

/** What stands between header and footer of the page of a post. */
export function postBody({ card, content, newer, older, related, listing }: PostParts, scope: Scope): Markup {
  return html`<article class="post" ${langOf(card)}>
      <div class="s-in">
        <header class="opening">
          <h1 class="title">${card.title}</h1>
          <div class="facts">
            ${metaOf(card, { date: true, tags: false }, scope)} ${card.tags.length > 0 && tagLinksOf(card, scope)}
          </div>
        </header>
        ${leadOf(card, content, scope)}
        <div class="prose text">${scope.rich(content)}</div>
      </div>
    </article>
    ${afterOf({ newer, older, related, listing }, scope)}`
}

type After = Pick<PostParts, 'newer' | 'older' | 'related' | 'listing'>

function afterOf({ newer, older, related, listing }: After, scope: Scope): Markup | false {
  if (!newer && !older && related.length === 0 && listing === null) return false
  const look = { ...plainLook, columns: related.length === 2 ? 2 : 3, level: 3 } as const
  return html`<div class="post-after">
    <div class="s-in">
      ${nearOf(newer, older, scope)}
      ${
        related.length > 0 &&
        html`<section class="more">
          <h2 class="name">${scope.words.related}</h2>
          ${postList(related, look, scope)}
        </section>`
      }
      ${listing !== null && html`<p><a href="${scope.href(listing)}">${scope.words.all_posts}</a></p>`}
    </div>
  </div>`
}

const beginsWithPicture = /^\s*(?:<(?:p|div|figure|a)\b[^>]*>\s*)*<img\b/i

const leadOf = ({ picture }: PostCard, content: string, scope: Scope) =>
  picture &&
  !beginsWithPicture.test(content) &&
  scope.picture(
    { media: picture },
    { sizes: '(min-width: 72rem) 72rem, 100vw', ratio: '2 / 1', class: 'lead-picture', eager: true },
  )

function nearOf(newer: PostCard | null, older: PostCard | null, scope: Scope): Markup | false {
  const { words } = scope
  return (
    (newer !== null || older !== null) &&
    html`<nav class="near" aria-label="${words.newer}, ${words.older}">
      ${newer && nearby(newer, { rel: 'next', word: words.newer }, scope)}
      ${older && nearby(older, { rel: 'prev', word: words.older }, scope)}
    </nav>`
  )
}

const nearby = (card: PostCard, { rel, word }: { rel: string; word: string }, scope: Scope) =>
  html`<a class="${rel}" href="${scope.postCard(card).href}" rel="${rel}">
    <span class="small muted">${word}</span>
    <span class="sub" ${langOf(card)}>${card.title}</span>
  </a>`

export const postBodyCss = `
.post{padding-block:var(--section) calc(var(--section)*.75)}
.post .opening{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4)}
.post .title{font-size:var(--step-5);max-inline-size:20em}
.post .facts{display:grid;gap:.5em;align-content:start}
.post .lead-picture{inline-size:100%}
.post .text>:first-child{margin-block-start:0}
.post .text>p:first-child{font-size:var(--step-1);line-height:1.55}
.post .text :is(figure,img){inline-size:auto}
.post-after{padding-block-end:var(--section)}
.post-after .near{display:grid;border-block:1px solid var(--line)}
.post-after .near a{display:grid;gap:.3em;align-content:start;padding-block:var(--space-3);text-decoration:none}
.post-after .near a+a{border-block-start:1px solid var(--line)}
.post-after .near a:hover .sub{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.09em}
.post-after .near .sub{font-family:var(--font-heading);font-weight:var(--heading-weight);line-height:1.25;letter-spacing:var(--heading-tracking)}
.post-after .more{display:grid;gap:var(--space-4);padding-block-start:var(--space-4)}
.post-after .name{font-size:var(--step-2)}
@media(min-width:40rem){
.post-after .near{grid-template-columns:repeat(2,minmax(0,1fr))}
.post-after .near a{padding-block:var(--space-4)}
.post-after .near .prev{grid-column:2;padding-inline-start:var(--space-4);border-inline-start:1px solid var(--line);text-align:end}
.post-after .near a+a{border-block-start:0}
}
@media(min-width:64rem){
.post .opening{grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:var(--space-5);align-items:end}
.post .title{order:2}
.post .facts{padding-block:var(--space-2) .5em;border-block-start:1px solid var(--line)}
.post .facts .meta{display:grid}
.post .text{margin-inline-start:calc(25% + var(--space-5)*.75)}
}
${postListCss('.post-after')}`
