import * as z from 'zod'
import { Section } from './hosted-values.ts'

/** A stored picture as a page needs it. Smaller ones lie at `media/{sha256}/{width}.webp`, and `.avif` up to 960. */
export const PictureFacts = z.object({
  sha256: z.string(),
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  /** Of the library; a section may say it otherwise. */
  alt: z.string(),
  /** Widths that there are, ascending. */
  widths: z.array(z.int()),
})
export type PictureFacts = z.infer<typeof PictureFacts>

/** A page as others refer to it: in the navigation, in links, in the sitemap. */
export const PageRef = z.object({
  id: z.int(),
  locale: z.string(),
  slug: z.string(),
  /** From the root of the site, with a slash at both ends. */
  path: z.string(),
  title: z.string(),
  page_type: z.enum(['standard', 'blog_listing']),
  status: z.enum(['draft', 'published']),
  nav_order: z.int().nullable(),
  /** Page below which it stands in the navigation. */
  nav_parent_id: z.int().nullable(),
  /** Pages of one group say the same in other languages. */
  translation_group: z.string().nullable(),
  noindex: z.boolean(),
  updated_at: z.string(),
})
export type PageRef = z.infer<typeof PageRef>

/** A live post in a list. */
export const PostCard = z.object({
  id: z.int(),
  locale: z.string(),
  /** Of its text: may differ from the locale, when the site has none that speaks it. */
  language: z.string(),
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  published_at: z.string(),
  updated_at: z.string(),
  tags: z.array(z.string()),
  words: z.int(),
  /** SHA-256 of the first picture of its text, if it lies in the library. */
  picture: z.string().nullable(),
  noindex: z.boolean(),
})
export type PostCard = z.infer<typeof PostCard>

/** What all pages of a site share when they are drawn. Plain data: it goes to worker threads and to the window. */
export const SiteFrame = z.object({
  site_id: z.int(),
  slug: z.string(),
  name: z.string(),
  default_locale: z.string(),
  /** In the order of the language switch; the default first. */
  locales: z.array(z.string()),
  /** Complete, as `parseTheme` gives it. */
  theme: z.record(z.string(), z.unknown()),
  /** Where the world finds the site, with a slash at the end. */
  public_url: z.string(),
  /** Only in exports, and only with a token. */
  analytics_token: z.string().nullable(),
  /** Published ones; in the studio's frames drafts as well. */
  pages: z.array(PageRef),
  /** Folder of the posts of a locale, from the root: `/notes/`, `/de/posts/`. */
  post_folders: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), PictureFacts),
  /** Sections that are stored once, by id. */
  shared: z.record(z.string(), Section),
  feed_text: z.enum(['full', 'excerpt']),
})
export type SiteFrame = z.infer<typeof SiteFrame>

export interface SeoFacts {
  meta_title: string | null
  meta_description: string | null
  canonical_url: string | null
  og_image_url: string | null
  noindex: boolean
}

/** Posts that a section of a page shows, and where its further pages are. */
export const PostList = z.object({
  posts: z.array(PostCard),
  /** Of one list over several pages; 1 and 1 where there is only one. */
  page: z.int(),
  pages: z.int(),
  /** Path of page 1; page n is at `{base}page/{n}/`. Null: the list does not turn pages. */
  base: z.string().nullable(),
})
export type PostList = z.infer<typeof PostList>

export interface PageContent extends SeoFacts {
  ref: PageRef
  background: Record<string, unknown> | null
  sections: Section[]
  /** The sections are as the sanitiser and the schemas of this version left them; false: check them again. */
  checked: boolean
}

export interface PostContent extends SeoFacts {
  card: PostCard
  /** HTML of the article as it was taken over. */
  content: string
  /** As above. */
  checked: boolean
}

/** One file that is to be drawn. */
export type Drawing =
  | {
      kind: 'page'
      page: PageContent
      /** By id of the section: for `posts` and `related_posts`. */
      lists: Record<string, PostList>
      /** Set on page 2 and later of a listing. */
      page_number: number
    }
  | { kind: 'tag'; listing: PageContent | null; locale: string; tag: string; path: string; list: PostList }
  | { kind: 'post'; post: PostContent; newer: PostCard | null; older: PostCard | null; related: PostCard[] }
  | { kind: 'missing'; page: PageContent | null; locale: string }

/** Those that the frame does not hold. */
type MorePictures = { pictures?: Record<string, PictureFacts> }

/** A file that is not a page; `name` from the root of the site, without a slash before it: `de/feed.xml`. */
export type SiteFile =
  | ({ name: string; what: 'sitemap'; posts: PostCard[]; tags: { locale: string; path: string }[] } & MorePictures)
  | { name: string; what: 'robots' }
  | ({ name: string; what: 'rss' | 'json'; locale: string; posts: FeedPost[] } & MorePictures)
  | { name: string; what: 'styles' }

interface FeedPost {
  card: PostCard
  content: string
  checked: boolean
}

/** Something that a section, a page or a link suffers from. The rest is drawn. */
export interface DrawingProblem {
  code: 'broken_section' | 'broken_link' | 'missing_picture' | 'missing_alt' | 'slot' | 'contrast'
  /** Section id and path of the field inside it, where there is one. */
  section_id: string | null
  field: string | null
  message: string
}

export interface Drawn {
  html: string
  /** Files that the page needs: `media/{sha256}/640.webp`, `assets/site-….css`. */
  files: string[]
  /** Paths inside the site that it links to: `/about/`, `/about/#prices`. */
  links: string[]
  problems: DrawingProblem[]
}
