import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { headingOf } from '../../render/parts.ts'
import { plainLook, postList, postListCss } from '../../render/post-list.ts'
import type { SectionView } from '../../render/scope.ts'
import type { relatedPosts } from './index.ts'

type Props = z.output<typeof relatedPosts.props>

export const relatedPostsView: SectionView<Props> = {
  heading: ({ heading }) => heading,
  render: ({ heading, variant, count }, scope) => {
    const columns = Math.min(3, Math.max(2, count))
    const look = {
      ...plainLook,
      layout: variant,
      columns,
      level: scope.level === 1 ? 2 : 3,
      image: variant === 'cards',
    } as const
    return html`<div class="head">${headingOf(heading || scope.words.related, scope)}</div>
      ${postList(scope.list.posts, look, scope)}`
  },
  css: `${postListCss('.s-related-posts')}
.s-related-posts .heading{font-size:var(--step-2)}
.s-related-posts .list .excerpt{display:none}
.s-related-posts .list .entry{padding-block:var(--space-3)}
.s-related-posts .list .sub{font-size:var(--step-1)}
`,
}
