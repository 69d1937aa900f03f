import type { PostCard } from '../../contract/site-view.ts'
import { html, nothing, trusted } from './markup.ts'
import type { Scope } from './scope.ts'
import { wordsOf } from './words.ts'

/** A scope for the test of one view: links stay as they are, a picture is an `img` that names its source. */
export function testScope(given: Partial<Scope> = {}): Scope {
  const locale = given.locale ?? 'en'
  return {
    words: wordsOf(locale),
    locale,
    uid: 's1',
    level: 2,
    canvas: false,
    href: (link) => (/^\s*javascript:/i.test(link) ? '#' : link),
    picture: (wish, look) =>
      html`<span class="pic ${look.class}"
        ><img src="${wish.media ?? wish.url ?? wish.art}" alt="${look.alt ?? wish.alt ?? ''}" sizes="${look.sizes}"
      /></span>`,
    pictureFacts: () => undefined,
    icon: (name) => (name ? html`<svg class="icon" data-icon="${name}" aria-hidden="true"></svg>` : nothing),
    edit: () => nothing,
    rich: trusted,
    date: (iso) => html`<time datetime="${iso}">${iso.slice(0, 10)}</time>`,
    list: { posts: [], page: 1, pages: 1, base: null },
    postCard: (card) => ({ href: card.path, card }),
    headings: [],
    report: () => undefined,
    ...given,
  }
}

export const testPost = (given: Partial<PostCard> = {}): PostCard => ({
  id: 1,
  locale: 'en',
  language: 'en',
  path: '/notes/first-frost/',
  title: 'First frost',
  excerpt: 'What the bees do when the grass is white.',
  published_at: '2026-05-12T08:00:00.000Z',
  updated_at: '2026-05-12T08:00:00.000Z',
  tags: [],
  words: 420,
  picture: null,
  noindex: false,
  ...given,
})
