import { breather } from '../../breath.ts'
import type { Found } from '../site-reader.ts'
import { drawPost, type DrawParts } from './draw.ts'
import type { Planned } from './plan.ts'
import { cardsOf, fullPosts, type Card } from './post-rows.ts'

/** Posts of a plan by id, in two reads for all of them; those that are gone are left out. */
export async function loadPosts(
  parts: DrawParts,
  { posts }: Planned,
  ids: readonly number[],
): Promise<Map<number, Found>> {
  const around = new Map(
    ids.flatMap((id) => {
      const post = posts.byId.get(id)
      return post ? [[id, posts.around(post)] as const] : []
    }),
  )
  const beside = [...around.values()].flatMap(({ newer, older, related }) => [newer, older, ...related])
  const needed = new Set(beside.flatMap((post) => post?.id ?? []))
  const cards = new Map((await cardsOf(parts.db, parts.framed, [...needed])).map((card) => [card.card.id, card]))
  const of = (post: { id: number } | null): Card | null => (post && cards.get(post.id)) ?? null
  const found = new Map<number, Found>()
  const breathe = breather()
  for (const full of await fullPosts(parts.db, parts.framed, ids)) {
    await breathe()
    const { newer, older, related } = around.get(full.card.id)!
    const ring = { newer: of(newer), older: of(older), related: related.flatMap((post) => of(post) ?? []) }
    found.set(full.card.id, await drawPost(parts, full, ring))
  }
  return found
}
