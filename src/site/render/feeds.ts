import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { PictureFacts, PostCard, SiteFile, SiteFrame } from '../../contract/site-view.ts'
import { sanitiseArticle } from '../../text/sanitise.ts'
import { publicUrl } from './address.ts'
import { homeOf } from './bodies.ts'
import { escaped } from './markup.ts'
import { fileOf } from './picture.ts'
import { richOf } from './rich.ts'
import { newSheet, type Sheet } from './sheet.ts'

type Feed = Extract<SiteFile, { what: 'rss' | 'json' }>

export interface MadeFeed {
  body: string
  /** Pictures that its texts show. */
  files: string[]
}

interface Item {
  card: PostCard
  url: string
  html: string | undefined
  image: PictureFacts | undefined
}

/** A feed of one language, RSS 2.0 or JSON Feed 1.1. Every address in it is absolute. */
export function feedOf(frame: SiteFrame, file: Feed): MadeFeed {
  const sheet = feedSheet(frame, file.locale)
  const items = file.posts.filter(({ card }) => !card.noindex).map((post) => itemOf(sheet, post))
  const body = file.what === 'rss' ? rss(sheet, file, items) : json(sheet, file, items)
  return { body, files: [...sheet.files] }
}

/** Reads links as a page would, but from the public address. */
function feedSheet(frame: SiteFrame, locale: string): Sheet {
  const options = { mode: 'live', clean_links: true } as const
  const sheet = newSheet({ frame, options, kind: 'post', locale, path: '/' })
  return { ...sheet, root: sheet.look.public_url }
}

function itemOf(sheet: Sheet, { card, content, checked }: Feed['posts'][number]): Item {
  const isFull = sheet.frame.feed_text === 'full'
  const text = isFull ? (checked ? content : sanitiseArticle(content)) : undefined
  return {
    card,
    url: publicUrl(sheet.look, card.path),
    html: text === undefined ? undefined : contentOf(sheet, card.path, text),
    image: card.picture ? sheet.frame.pictures[card.picture] : undefined,
  }
}

/** A reader shows it far from the page: links that lead from the page or to places on it are written whole. */
function contentOf(sheet: Sheet, path: string, text: string): string {
  const content = richOf({ ...sheet, path, ids: new Set() }, text, () => undefined, []).toString()
  return content.replaceAll(' href="#', ` href="${escaped(publicUrl(sheet.look, path))}#`)
}

/** What all feeds of a site say of themselves. */
function channelOf({ frame, look, locale }: Sheet, { name }: Feed) {
  const home = homeOf({ frame, locale })
  return { title: frame.name, home: publicUrl(look, home), self: publicUrl(look, `/${name}`) }
}

const newest = (items: readonly Item[]): string | undefined =>
  items
    .map(({ card }) => card.updated_at)
    .reduce<string | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined)

function rss(sheet: Sheet, file: Feed, items: readonly Item[]): string {
  const { title, home, self } = channelOf(sheet, file)
  const built = newest(items)
  const xml = generateRssFeed({
    title,
    link: home,
    description: title,
    language: file.locale,
    ...(built && { lastBuildDate: new Date(built) }),
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map(({ card, url, html }) => ({
      title: card.title,
      link: url,
      guid: { value: url, isPermaLink: true },
      pubDate: new Date(card.published_at),
      ...(card.excerpt && { description: card.excerpt }),
      categories: card.tags.map((name) => ({ name })),
      ...(html !== undefined && { content: { encoded: html } }),
    })),
  })
  return xml.toWellFormed().replace(notXml, '')
}

// What XML cannot hold in any spelling.
// oxlint-disable-next-line no-control-regex -- control characters are what it takes out
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function json(sheet: Sheet, file: Feed, items: readonly Item[]): string {
  const { title, home, self } = channelOf(sheet, file)
  const feed = generateJsonFeed({
    title,
    home_page_url: home,
    feed_url: self,
    language: file.locale,
    items: items.map(({ card, url, html, image }) => ({
      id: url,
      url,
      title: card.title,
      language: card.language,
      ...(html === undefined ? { content_text: card.excerpt } : { content_html: html }),
      ...(card.excerpt && { summary: card.excerpt }),
      ...(image && { image: publicUrl(sheet.look, `/${fileOf(sheet, image, 1200)}`) }),
      date_published: new Date(card.published_at),
      date_modified: new Date(card.updated_at),
      ...(card.tags.length > 0 && { tags: card.tags }),
    })),
  })
  return `${JSON.stringify(feed, null, 1)}\n`
}
