import type { ReplyOf } from '../../../client.ts'

/** What may be said of a page or post to search engines and networks. */
export interface SeoValues {
  meta_title: string | null
  meta_description: string | null
  canonical_url: string | null
  og_image_url: string | null
  noindex: boolean
}

export interface SeoRow extends SeoValues {
  kind: 'page' | 'post'
  id: number
  title: string
  url: string
  locale: string
  /** Changes that wait to be published. */
  waits: boolean
}

type Page = ReplyOf<'list_site_pages'>[number]
type Post = ReplyOf<'list_site_posts'>[number]

const valuesOf = (one: SeoValues): SeoValues => {
  const { meta_title, meta_description, canonical_url, og_image_url, noindex } = one
  return { meta_title, meta_description, canonical_url, og_image_url, noindex }
}

/** Everything that visitors can see: pages in the order of the site, then posts. The page of wrong addresses is none. */
export function seoRows(pages: readonly Page[], posts: readonly Post[]): SeoRow[] {
  const livePages = pages.filter(({ status, slug }) => status === 'published' && slug !== '404')
  const livePosts = posts.filter(({ status }) => status === 'live')
  return [
    ...livePages.map((page) => ({
      ...valuesOf(page),
      kind: 'page' as const,
      id: page.id,
      title: page.title,
      url: page.url,
      locale: page.locale,
      waits: page.has_draft,
    })),
    ...livePosts.map((post) => ({
      ...valuesOf(post),
      kind: 'post' as const,
      id: post.id,
      title: post.title,
      url: post.url,
      locale: post.language,
      waits: false,
    })),
  ]
}

/** The title as the site writes it: with its own name behind, unless it says it already. */
export const fullTitle = (title: string, site: string): string => (title.includes(site) ? title : `${title} – ${site}`)
