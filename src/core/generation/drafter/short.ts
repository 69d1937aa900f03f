import type { Desk } from './desk.ts'
import { nearest, takeFrom, untopical, wordsOf } from './fit.ts'
import type { Piece } from './fit.ts'
import { groupsFor, joined } from './page.ts'
import type { Page } from './page.ts'
import { keywordsIn } from './parts.ts'

/** One paragraph, begun with whichever sentence lets the rest come out right. */
export function short(desk: Desk, page: Page, starts: readonly Piece[]): Piece[] {
  const slot = page.mustSlot ? desk.slots.shift() : undefined
  const keyword = keywordsIn(desk, page.keywords, (page.target - (slot?.words ?? 0)) / 2)
  const room = page.target - (slot?.words ?? 0) - (keyword?.words ?? 0)
  const groups = groupsFor(desk, page.role).filter(({ units }) => units.length > 0)
  const ways = [...starts, { md: '', words: 0 }].flatMap((start, at) =>
    groups.map((group) => {
      const units = nearest(untopical(group), room - start.words)
      // The sentence that belongs to this very section is worth a word or two.
      return { start, group, units, off: Math.abs(room - start.words - wordsOf(units)) + (at === 0 ? 0 : at * 0.3) }
    }),
  )
  const best = ways.sort((a, b) => a.off - b.off)[0]
  if (!best) return slot ? [slot] : []
  return [
    joined([best.start, ...(keyword ? [keyword] : []), takeFrom(best.group.units, best.units)]),
    ...(slot ? [slot] : []),
  ]
}
