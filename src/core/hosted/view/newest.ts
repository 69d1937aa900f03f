import type { PictureFacts, PostCard, SiteFrame } from '../../../contract/site-view.ts'
import type { ReadDb } from '../../db/open.ts'
import { pictureFacts } from './pictures.ts'
import { liveIds } from './post-order.ts'
import { cardsOf } from './post-rows.ts'

/** The newest live posts of each language, newest first, with their pictures. */
export async function newestCards(
  db: ReadDb,
  frame: SiteFrame,
  of_each: number,
): Promise<{ posts: PostCard[]; pictures: Record<string, PictureFacts> }> {
  const posts: PostCard[] = []
  for (const locale of Object.keys(frame.post_folders)) {
    const rows = await liveIds(db, frame.site_id, locale, { limit: of_each }).execute()
    const ids = rows.map(({ id }) => id)
    posts.push(...(await cardsOf(db, { frame }, ids)).map(({ card }) => card))
  }
  const newestFirst = posts.toSorted((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id)
  return {
    posts: newestFirst,
    pictures: await pictureFacts(
      db,
      posts.flatMap(({ picture }) => picture ?? []),
    ),
  }
}
