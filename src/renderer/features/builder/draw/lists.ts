import type { Section } from '../../../../contract/hosted-values.ts'
import type { PostCard, PostList } from '../../../../contract/site-view.ts'

interface Source {
  kind?: string
  tag?: string
  ids?: readonly number[]
}

/** Posts for the sections that show any, from the newest that the studio has sent. */
export function listFor(section: Section, posts: readonly PostCard[], locale: string): PostList | undefined {
  const { count = 6, source } = section.props as { count?: number; source?: Source }
  if (section.type === 'related_posts') return listOf(posts.filter((post) => post.locale === locale).slice(0, count))
  if (section.type !== 'posts') return undefined
  return listOf(chosen(source, posts, locale).slice(0, count))
}

const listOf = (posts: PostCard[]): PostList => ({ posts, page: 1, pages: 1, base: null })

function chosen(source: Source | undefined, posts: readonly PostCard[], locale: string): PostCard[] {
  if (source?.kind === 'chosen') {
    return (source.ids ?? []).flatMap((id) => posts.find((post) => post.id === id) ?? [])
  }
  const here = posts.filter((post) => post.locale === locale)
  const { tag } = source ?? {}
  return source?.kind === 'tag' && tag !== undefined
    ? here.filter((post) => post.tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
    : here
}
