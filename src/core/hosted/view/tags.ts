import type { SiteFrame } from '../../../contract/site-view.ts'
import type { Framed } from './frame.ts'
import type { FullPage } from './page-rows.ts'
import { printOf } from './prints.ts'

/** What a list shows: the posts by `id.revision`, and where it stands among its pages. */
export interface ListPrint {
  key: string
  posts: readonly string[]
  page: number
  pages: number
}

export const postPrint = (id: number, revision: number): string => `${id}.${revision}`

/** Sections that are stored once, as far as a page shows them. */
const sharedOn = ({ content }: FullPage, shared: SiteFrame['shared']): string =>
  JSON.stringify(content.sections.flatMap(({ type, props }) => (type === 'shared' ? shared[String(props.ref)] : [])))

const listPrint = ({ key, posts, page, pages }: ListPrint): string => `${key} ${page}/${pages} ${posts.join(' ')}`

export const pageTag = (
  { print, frame }: Framed,
  page: FullPage,
  number: number,
  lists: readonly ListPrint[],
): string =>
  printOf(
    print,
    'page',
    page.content.ref.id,
    page.revision,
    number,
    sharedOn(page, frame.shared),
    ...lists.map(listPrint),
  )

export const missingTag = ({ print, frame }: Framed, page: FullPage | null, locale: string): string =>
  printOf(print, 'missing', locale, ...(page ? [page.content.ref.id, page.revision, sharedOn(page, frame.shared)] : []))

/** `listing`: the blog page whose look it borrows. `newest`: the post that says how the tag is spelt, on every page. */
export const archiveTag = (
  { print, frame }: Framed,
  listing: FullPage | null,
  tag: { locale: string; tag_slug: string; newest: string },
  list: ListPrint,
): string =>
  printOf(
    print,
    'tag',
    tag.locale,
    tag.tag_slug,
    tag.newest,
    ...(listing ? [listing.content.ref.id, listing.revision, sharedOn(listing, frame.shared)] : []),
    listPrint(list),
  )

export interface PostPrints {
  self: string
  newer: string | null
  older: string | null
  related: readonly string[]
}

export const postTag = ({ print }: Framed, { self, newer, older, related }: PostPrints): string =>
  printOf(print, 'post', self, newer ?? '', older ?? '', ...related)

export const fileTag = ({ print }: Framed, name: string, parts: readonly string[]): string =>
  printOf(print, name, ...parts)

/** The sitemap names when pages and posts were changed; prints of posts in any order. */
export const sitemapParts = ({ frame }: Framed, posts: readonly string[]): string[] => [
  ...frame.pages.map(({ id, updated_at, noindex }) => `${id} ${updated_at} ${noindex}`),
  ...posts.toSorted(),
]
