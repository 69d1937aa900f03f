import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { pagesOf, postList, postListCss } from '../../render/post-list.ts'
import type { SectionView } from '../../render/scope.ts'
import type { posts } from './index.ts'

type Props = z.output<typeof posts.props>

export const postsView: SectionView<Props> = {
  render: ({ variant, columns, show }, scope) => {
    const { image, excerpt, date, tags } = show
    const look = { layout: variant, columns, image, excerpt, date, tags, level: 2 } as const
    return html`${postList(scope.list.posts, look, scope)} ${pagesOf(scope.list, scope)}`
  },
  css: postListCss('.s-posts'),
}
