import { html, type Markup } from './markup.ts'
import { pagesOf, plainLook, postList, postListCss } from './post-list.ts'
import type { Scope } from './scope.ts'

export interface TagParts {
  tag: string
  /** Path of the list of all posts; null: there is none. */
  posts_path: string | null
}

/** What stands between header and footer of the posts with one tag; they are the scope's list. */
export const tagBody = ({ tag, posts_path }: TagParts, scope: Scope): Markup =>
  html`<div class="tag-page">
    <div class="s-in">
      <header class="opening">
        <h1 class="title">${scope.words.tagged(tag)}</h1>
        ${posts_path !== null && html`<p><a href="${scope.href(posts_path)}">${scope.words.all_posts}</a></p>`}
      </header>
      ${postList(scope.list.posts, { ...plainLook, layout: 'list' }, scope)} ${pagesOf(scope.list, scope)}
    </div>
  </div>`

export const tagBodyCss = `
.tag-page{padding-block:var(--section)}
.tag-page .opening{display:grid;gap:var(--space-3)}
.tag-page .title{font-size:var(--step-4)}
${postListCss('.tag-page')}`
