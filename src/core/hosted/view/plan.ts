import { feedPath, listPath, localePrefix, sitemapNames, tagPath } from '../../../text/site-address.ts'
import { breather } from '../../breath.ts'
import type { ReadDb } from '../../db/open.ts'
import { NOT_FOUND_SLUG } from '../page-address.ts'
import type { SectionCatalog } from '../sections.ts'
import type { PlannedFile, SitePlan } from '../site-reader.ts'
import { FEED_POSTS, mostUrls } from './files.ts'
import { pageKey, type Framed } from './frame.ts'
import { listsOf, pagesFor, PER_PAGE, type ListWish } from './lists.ts'
import { fullPages, type FullPage } from './page-rows.ts'
import { readPostsIndex, type IndexedPost, type PostsIndex } from './posts-index.ts'
import { redirectsOf } from './redirects.ts'
import { relatedToPage } from './related.ts'
import { archiveTag, fileTag, missingTag, pageTag, postTag, sitemapParts } from './tags.ts'

export interface Planned {
  framed: Framed
  pages: ReadonlyMap<number, FullPage>
  posts: PostsIndex
  /** Path of a post to its id. */
  postAt: ReadonlyMap<string, number>
}

export async function planSite(
  parts: { db: ReadDb; sections: SectionCatalog },
  framed: Framed,
): Promise<{ plan: SitePlan; planned: Planned }> {
  const { frame } = framed
  const posts = await readPostsIndex(parts.db, frame.site_id, framed.locales)
  const pages = await fullPages(parts, frame.pages, false)
  const files: PlannedFile[] = []
  const breathe = breather()
  for (const ref of frame.pages) {
    const page = pages.get(ref.id)
    if (page && ref.slug !== NOT_FOUND_SLUG) files.push(...pageFiles(framed, posts, page))
  }
  const listings = new Map([...framed.listings].map(([locale, { id }]) => [locale, pages.get(id) ?? null]))
  for (const archive of posts.byTag.values()) {
    files.push(...archiveFiles(framed, listings, archive))
    await breathe()
  }
  const postAt = new Map<string, number>()
  for (const post of posts.byId.values()) {
    const path = `${frame.post_folders[post.locale]}${post.slug}/`
    postAt.set(path, post.id)
    files.push({ path, tag: tagOfPost(framed, posts, post) })
    await breathe()
  }
  files.push(...otherFiles(framed, posts, pages))
  const redirects = await redirectsOf(parts.db, frame.site_id, new Set(files.map(({ path }) => path)))
  return {
    plan: { site_id: frame.site_id, slug: frame.slug, frame, files, redirects },
    planned: { framed, pages, posts, postAt },
  }
}

function pageFiles(framed: Framed, posts: PostsIndex, page: FullPage): PlannedFile[] {
  const { ref, sections } = page.content
  const wishes = listsOf({ ...ref, sections }, framed.frame.shared)
  const turning = wishes.find(({ turns }) => turns)
  const pages = turning ? pagesFor(listed(posts, ref.locale, turning.source, 0).length, turning.count) : 1
  return Array.from({ length: pages }, (_, index) => {
    const prints = wishes.map(({ key, source, count, turns }) => {
      const number = turns ? index + 1 : 1
      const shown = listed(posts, ref.locale, source, count).slice((number - 1) * count, number * count)
      return { key, posts: shown.map(({ print }) => print), page: number, pages: turns ? pages : 1 }
    })
    return { path: listPath(ref.path, index + 1), tag: pageTag(framed, page, index + 1, prints) }
  })
}

function listed(posts: PostsIndex, locale: string, source: ListWish['source'], count: number): readonly IndexedPost[] {
  if (source.kind === 'chosen') return source.ids.slice(0, count).flatMap((id) => posts.byId.get(id) ?? [])
  if (source.kind === 'tag') return posts.byTag.get(`${locale} ${source.tag_slug}`)?.posts ?? []
  const all = posts.byLocale.get(locale) ?? []
  return source.kind === 'related' ? relatedToPage(source.title, all) : all
}

function archiveFiles(
  framed: Framed,
  listings: ReadonlyMap<string, FullPage | null>,
  { locale, tag_slug, posts }: { locale: string; tag_slug: string; posts: readonly IndexedPost[] },
): PlannedFile[] {
  const base = tagPath(framed.frame.post_folders[locale]!, tag_slug, locale)
  const pages = pagesFor(posts.length, PER_PAGE)
  return Array.from({ length: pages }, (_, index) => {
    const shown = posts.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map(({ print }) => print)
    const list = { key: '', posts: shown, page: index + 1, pages }
    return {
      path: listPath(base, index + 1),
      tag: archiveTag(framed, listings.get(locale) ?? null, { locale, tag_slug, newest: posts[0]!.print }, list),
    }
  })
}

function tagOfPost(framed: Framed, posts: PostsIndex, post: IndexedPost): string {
  const { newer, older, related } = posts.around(post)
  return postTag(framed, {
    self: post.print,
    newer: newer?.print ?? null,
    older: older?.print ?? null,
    related: related.map(({ print }) => print),
  })
}

/** Feeds, sitemap, robots and the pages of wrong addresses. */
function otherFiles(framed: Framed, posts: PostsIndex, pages: ReadonlyMap<number, FullPage>): PlannedFile[] {
  const { frame } = framed
  const feeds = frame.locales.flatMap((locale) => {
    const newest = (posts.byLocale.get(locale) ?? []).filter(({ noindex }) => !noindex).slice(0, FEED_POSTS)
    return (['xml', 'json'] as const).map((kind) => {
      const path = feedPath(locale, frame.default_locale, kind)
      const prints = newest.map(({ print }) => print)
      return { path, tag: fileTag(framed, path.slice(1), prints) }
    })
  })
  const all = [...posts.byId.values()].map(({ print }) => print)
  const lost = frame.locales.flatMap((locale): PlannedFile[] => {
    const ref = framed.pages.get(pageKey(locale, NOT_FOUND_SLUG))
    if (!ref && locale !== frame.default_locale) return []
    const page = ref ? (pages.get(ref.id) ?? null) : null
    const path = `${localePrefix(locale, frame.default_locale)}/404.html`
    return [{ path, tag: missingTag(framed, page, locale) }]
  })
  const urls = mostUrls(framed, posts.byId.size, posts.byTag.size)
  const parts = sitemapParts(framed, all)
  const maps = sitemapNames(urls).map((name) => ({ path: `/${name}`, tag: fileTag(framed, name, parts) }))
  return [...feeds, ...maps, { path: '/robots.txt', tag: fileTag(framed, 'robots.txt', []) }, ...lost]
}
