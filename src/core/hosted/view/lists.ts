import type { Section } from '../../../contract/hosted-values.ts'
import type { PostList, SiteFrame } from '../../../contract/site-view.ts'
import { tagSlug } from '../../../text/site-address.ts'
import type { ReadDb } from '../../db/open.ts'
import type { Framed } from './frame.ts'
import { countLive, countTagged, liveIds, taggedIds } from './post-order.ts'
import { cardsOf, type Card } from './post-rows.ts'
import { PAGE_REACH, relatedToPage, toNear } from './related.ts'

/** Posts on one page of a list, where no section says how many. */
export const PER_PAGE = 20
/** Key of the list of a blog page that has no section for posts. */
export const OWN_LIST = ''

/** A list that a page shows. */
export interface ListWish {
  /** Id of the section. */
  key: string
  source:
    | { kind: 'all' }
    | { kind: 'tag'; tag_slug: string }
    | { kind: 'chosen'; ids: number[] }
    | { kind: 'related'; title: string }
  count: number
  /** Further pages of the page are further pages of this list: of one list at most. */
  turns: boolean
}

interface Listing {
  title: string
  locale: string
  page_type: 'standard' | 'blog_listing'
  sections: readonly Section[]
}

/** What lists a page shows, in its order. */
export function listsOf({ title, locale, page_type, sections }: Listing, shared: SiteFrame['shared']): ListWish[] {
  const isBlog = page_type === 'blog_listing'
  let turned = false
  const wishes = sections.flatMap(({ id, ...placed }): ListWish[] => {
    const { type, props } = (placed.type === 'shared' && shared[String(placed.props.ref)]) || placed
    const count = typeof props.count === 'number' ? props.count : 6
    if (type === 'related_posts') return [{ key: id, source: { kind: 'related', title }, count, turns: false }]
    if (type !== 'posts') return []
    const source = sourceOf(props.source, locale)
    const turns = !turned && source.kind !== 'chosen' && (isBlog || props.pagination === true)
    turned ||= turns
    return [{ key: id, source, count, turns }]
  })
  if (!isBlog || wishes.some(({ turns }) => turns)) return wishes
  return [...wishes, { key: OWN_LIST, source: { kind: 'all' }, count: PER_PAGE, turns: true }]
}

function sourceOf(source: unknown, locale: string): ListWish['source'] {
  const { kind, tag, ids } = (source ?? {}) as { kind?: string; tag?: string; ids?: number[] }
  if (kind === 'tag') return { kind, tag_slug: tagSlug(tag ?? '', locale) }
  return kind === 'chosen' ? { kind, ids: ids ?? [] } : { kind: 'all' }
}

/** Counts while no post changes: a site counts its posts once. */
export type Counts = Map<string, number>

export async function countOf(
  db: ReadDb,
  counts: Counts,
  site_id: number,
  locale: string,
  tag_slug: string | null,
): Promise<number> {
  const key = `${locale} ${tag_slug ?? ''}`
  const known = counts.get(key)
  if (known !== undefined) return known
  const counted = await (tag_slug === null
    ? countLive(db, site_id, locale)
    : countTagged(db, { site_id, locale, tag_slug }))
  counts.set(key, counted)
  return counted
}

export const pagesFor = (posts: number, count: number): number => Math.max(1, Math.ceil(posts / count))

export interface ReadList {
  list: PostList
  cards: Card[]
}

/** One page of a list; null when it has no such page. `base` is where the list's first page stands. */
export async function readList(
  db: ReadDb,
  framed: Framed,
  counts: Counts,
  { source, count, turns }: Pick<ListWish, 'source' | 'count' | 'turns'>,
  at: { locale: string; base: string; number: number },
): Promise<ReadList | null> {
  const { site_id } = framed.frame
  const tag_slug = source.kind === 'tag' ? source.tag_slug : null
  const page = turns ? at.number : 1
  const total = turns ? await countOf(db, counts, site_id, at.locale, tag_slug) : 0
  const pages = turns ? pagesFor(total, count) : 1
  if (page > pages) return null
  const slice = { limit: count, offset: (page - 1) * count }
  const cards = await cardsOf(db, framed, await idsOf(db, site_id, at.locale, source, slice))
  return { cards, list: { posts: cards.map(({ card }) => card), page, pages, base: turns ? at.base : null } }
}

async function idsOf(
  db: ReadDb,
  site_id: number,
  locale: string,
  source: ListWish['source'],
  slice: { limit: number; offset: number },
): Promise<number[]> {
  if (source.kind === 'chosen') return source.ids.slice(0, slice.limit)
  if (source.kind === 'related') {
    const newest = await liveIds(db, site_id, locale, { limit: PAGE_REACH }).select('title').execute()
    const related = relatedToPage(source.title, newest.map(toNear))
    return related.slice(0, slice.limit).map(({ id }) => id)
  }
  const rows = await (
    source.kind === 'all'
      ? liveIds(db, site_id, locale, slice)
      : taggedIds(db, { site_id, locale, tag_slug: source.tag_slug }, slice)
  ).execute()
  return rows.map(({ id }) => id)
}
