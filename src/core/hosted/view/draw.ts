import type { PictureFacts, PostCard } from '../../../contract/site-view.ts'
import { postFolder, tagPath } from '../../../text/site-address.ts'
import type { ReadDb } from '../../db/open.ts'
import { NOT_FOUND_SLUG } from '../page-address.ts'
import type { SectionCatalog } from '../sections.ts'
import type { Found } from '../site-reader.ts'
import { pageKey, type Framed } from './frame.ts'
import { listsOf, PER_PAGE, readList, type Counts, type ReadList } from './lists.ts'
import { fullPages, type FullPage } from './page-rows.ts'
import { pictureFacts, picturesIn } from './pictures.ts'
import { taggedIds } from './post-order.ts'
import type { Around } from './post-around.ts'
import type { Card, FullPost } from './post-rows.ts'
import { archiveTag, missingTag, pageTag, postPrint, postTag, type ListPrint } from './tags.ts'

export type FoundDrawing = Extract<Found, { kind: 'draw' }>

/** What drawings of one frame are put together with. */
export interface DrawParts {
  db: ReadDb
  sections: SectionCatalog
  framed: Framed
  counts: Counts
  drafts: boolean
  /** Of a plan: they were read and checked when it was made. */
  pages?: ReadonlyMap<number, FullPage>
}

const cardPrint = ({ card, revision }: Card): string => postPrint(card.id, revision)

const printOfList = (key: string, { list, cards }: ReadList): ListPrint => ({
  key,
  posts: cards.map(cardPrint),
  page: list.page,
  pages: list.pages,
})

export async function drawPage(
  parts: DrawParts,
  { locale, slug, number }: { locale: string; slug: string; number: number },
): Promise<FoundDrawing | null> {
  const page = await pageBySlug(parts, locale, slug)
  if (!page) return null
  const { db, framed, counts } = parts
  const wishes = listsOf({ ...page.content.ref, sections: page.content.sections }, framed.frame.shared)
  if (number > 1 && !wishes.some(({ turns }) => turns)) return null
  const lists: [string, ReadList][] = []
  for (const wish of wishes) {
    const list = await readList(db, framed, counts, wish, { locale, base: page.content.ref.path, number })
    if (!list) return null
    lists.push([wish.key, list])
  }
  return withPictures(parts, {
    drawing: {
      kind: 'page',
      page: page.content,
      lists: Object.fromEntries(lists.map(([key, { list }]) => [key, list])),
      page_number: number,
    },
    cards: lists.flatMap(([, { list }]) => list.posts),
    text: JSON.stringify(page.content.sections),
    tag: pageTag(
      framed,
      page,
      number,
      lists.map(([key, list]) => printOfList(key, list)),
    ),
  })
}

export async function drawArchive(
  parts: DrawParts,
  { locale, tag_slug, number }: { locale: string; tag_slug: string; number: number },
): Promise<FoundDrawing | null> {
  const { db, framed, counts } = parts
  const { frame } = framed
  const tag = await tagNamed(db, { site_id: frame.site_id, locale, tag_slug })
  if (!tag) return null
  const base = tagPath(frame.post_folders[locale] ?? postFolder(locale, null, frame.default_locale), tag_slug, locale)
  const wish = { source: { kind: 'tag' as const, tag_slug }, count: PER_PAGE, turns: true }
  const read = await readList(db, framed, counts, wish, { locale, base, number })
  if (!read) return null
  const ref = framed.listings.get(locale)
  const listing = ref ? await pageBySlug(parts, locale, ref.slug) : null
  return withPictures(parts, {
    drawing: { kind: 'tag', listing: listing?.content ?? null, locale, tag: tag.name, path: base, list: read.list },
    cards: read.list.posts,
    tag: archiveTag(framed, listing, { locale, tag_slug, newest: tag.newest }, printOfList('', read)),
  })
}

/** A tag in the words of the newest post that has it, and the print of that one; null: no live post does. */
async function tagNamed(
  db: ReadDb,
  { site_id, locale, tag_slug }: { site_id: number; locale: string; tag_slug: string },
): Promise<{ name: string; newest: string } | null> {
  const [newest] = await taggedIds(db, { site_id, locale, tag_slug }, { limit: 1 }).select('tag').execute()
  if (!newest) return null
  const { id, tag: name } = newest
  const post = await db.selectFrom('hosted_posts').select('revision').where('id', '=', id).executeTakeFirst()
  return post ? { name, newest: postPrint(id, post.revision) } : null
}

export const drawPost = (
  parts: DrawParts,
  { post, card, revision }: FullPost,
  { newer, older, related }: Around,
): Promise<FoundDrawing> =>
  withPictures(parts, {
    drawing: {
      kind: 'post',
      post,
      newer: newer?.card ?? null,
      older: older?.card ?? null,
      related: related.map((other) => other.card),
    },
    cards: [card, ...related.map((other) => other.card)],
    text: `${post.content} ${post.og_image_url ?? ''}`,
    tag: postTag(parts.framed, {
      self: postPrint(card.id, revision),
      newer: newer && cardPrint(newer),
      older: older && cardPrint(older),
      related: related.map(cardPrint),
    }),
  })

export async function drawMissing(parts: DrawParts, locale: string): Promise<FoundDrawing> {
  const page = await pageBySlug(parts, locale, NOT_FOUND_SLUG)
  return withPictures(parts, {
    drawing: { kind: 'missing', page: page?.content ?? null, locale },
    cards: [],
    tag: missingTag(parts.framed, page, locale),
  })
}

async function pageBySlug(
  { framed, drafts, pages, ...parts }: DrawParts,
  locale: string,
  slug: string,
): Promise<FullPage | null> {
  const ref = framed.pages.get(pageKey(locale, slug))
  if (!ref) return null
  return pages?.get(ref.id) ?? (await fullPages(parts, [ref], drafts)).get(ref.id) ?? null
}

async function withPictures(
  { db, framed: { frame } }: DrawParts,
  { drawing, cards, text = '', tag }: Pick<FoundDrawing, 'drawing' | 'tag'> & { cards: PostCard[]; text?: string },
): Promise<FoundDrawing> {
  const named = [...picturesIn(text), ...cards.flatMap(({ picture }) => picture ?? [])]
  const unknown = [...new Set(named)].filter((sha256) => !Object.hasOwn(frame.pictures, sha256))
  const pictures: Record<string, PictureFacts> = await pictureFacts(db, unknown)
  // One that comes into the library later is shown from then on.
  const absent = unknown.length - Object.keys(pictures).length
  return { kind: 'draw', frame, drawing, pictures, tag: absent === 0 ? tag : `${tag}-${absent}` }
}
