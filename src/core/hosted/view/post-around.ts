import type { ReadDb } from '../../db/open.ts'
import type { Framed } from './frame.ts'
import { besideIds, besideTagged, tagsOf, type Place } from './post-order.ts'
import { cardsOf, type Card } from './post-rows.ts'
import { REACH, relatedTo, TAG_REACH, TAGS_LOOKED_AT, toNear, type Near } from './related.ts'

export interface Around {
  newer: Card | null
  older: Card | null
  related: Card[]
}

interface Self extends Place {
  locale: string
  title: string
}

/** The same few reads for every post, however many there are. */
export async function aroundPost(db: ReadDb, framed: Framed, self: Self): Promise<Around> {
  const { site_id } = framed.frame
  const where = { site_id, locale: self.locale }
  const newer = await besideIds(db, where, self, 'newer', REACH).execute()
  const older = await besideIds(db, where, self, 'older', REACH).execute()
  const slugs = (await tagsOf(db, self.id)).slice(0, TAGS_LOOKED_AT)
  const tagged: Near[] = []
  for (const tag_slug of slugs) {
    for (const side of ['newer', 'older'] as const) {
      const rows = await besideTagged(db, { ...where, tag_slug }, self, side, TAG_REACH).execute()
      tagged.push(...rows.map((row) => toNear({ ...row, title: '' })))
    }
  }
  const related = relatedTo(toNear(self), tagged, () => [...newer, ...older].map(toNear))
  return gather(db, framed, { newer: newer[0]?.id ?? null, older: older[0]?.id ?? null, related })
}

async function gather(
  db: ReadDb,
  framed: Framed,
  { newer, older, related }: { newer: number | null; older: number | null; related: number[] },
): Promise<Around> {
  const ids = [newer, older, ...related].filter((id) => id !== null)
  const cards = new Map((await cardsOf(db, framed, ids)).map((card) => [card.card.id, card]))
  const of = (id: number | null) => (id === null ? null : (cards.get(id) ?? null))
  return { newer: of(newer), older: of(older), related: related.flatMap((id) => cards.get(id) ?? []) }
}
