import type { Desk, Group, Unit } from './desk.ts'
import { paragraphs, takeFrom, wordsOf } from './fit.ts'
import type { Piece } from './fit.ts'
import { groupsFor, joined, SHORT } from './page.ts'
import type { Page } from './page.ts'
import { keywordsIn, listOf, pointsOf, sentence, tableIn } from './parts.ts'
import { pick } from './random.ts'
import type { Role } from './roles.ts'
import { short } from './short.ts'

/** Longer rests are divided under sub-headings of about this length. */
const UNDIVIDED = 300
const DIVISION = 200
/** What whole sentences can still fill. */
const FILLABLE = 16

export function prose(desk: Desk, page: Page): Piece[] {
  const { section, role, target } = page
  const say = sayFor(desk, role)
  const goal = sentence(desk, section.goal)
  if (target < SHORT) return short(desk, page, [...say, ...(goal ? [goal] : [])])

  let room = target
  const fits = (piece: Piece | undefined, share = 1): piece is Piece =>
    piece !== undefined && piece.words <= room * share && room - piece.words >= FILLABLE
  const spend = (piece: Piece): Piece => {
    room -= piece.words
    return piece
  }
  const placeSlot = (): Piece[] => {
    const slot = desk.slots[0]
    return fits(slot) ? [spend(takeFrom(desk.slots, [slot]))] : []
  }

  const first = fits(say[0], 0.5) ? [spend(say[0])] : []
  const aim = fits(goal, 0.6) ? [spend(goal)] : []
  const slots = placeSlot()
  const table = tableIn(desk, role, room * 0.6)
  const grid = fits(table) ? [spend(table)] : []
  if (grid.length > 0) desk.leads.table.shift()
  const points = role.part === 'intro' && target < 240 ? undefined : pointsOf(desk, section, role)
  const list = fits(points, 0.6) ? [spend(points)] : []
  if (list.length > 0) (role.part === 'closing' ? desk.leads.checks : desk.leads.points).shift()
  const way = role.part === 'intro' && target >= 110 ? listOf(desk, desk.leads.order[0], page.ahead, true) : undefined
  const route = fits(way, 0.5) ? [spend(way)] : []
  const keyword = keywordsIn(desk, page.keywords, Math.min(room * 0.4, room - FILLABLE))
  const words = keyword ? [spend(keyword)] : []
  const second = fits(say[1], 0.4) ? [spend(say[1])] : []
  const late = target >= 420 ? placeSlot() : []

  const opener = role.part === 'intro' ? [...first, ...aim, ...second] : [...aim, ...first, ...second]
  const named = [...first, ...second].some((piece) => say.some((unit) => unit === piece && unit.topical))
  const rest = filled(desk, page, room, !named)
  const half = Math.ceil(rest.length / 2)
  const middle = rest[half - 1]?.md.startsWith('#') ? half + 1 : half
  return [
    joined([...opener, ...words]),
    ...route,
    ...list,
    ...grid,
    ...rest.slice(0, middle),
    ...slots,
    ...rest.slice(middle),
    ...late,
  ]
}

/** The rest of a section; a long one under sub-headings. */
function filled(desk: Desk, { role }: Page, room: number, topical: boolean): Piece[] {
  const groups = withReserve(desk, role)
  const undivided = role.part === 'body' ? UNDIVIDED : 2 * UNDIVIDED
  if (room <= undivided) return paragraphs(desk, { target: room, groups, topical })
  const divisions = Math.round(room / DIVISION)
  const blocks = paragraphs(desk, { target: Math.min(room / divisions, 90), groups, topical })
  let left = room - wordsOf(blocks)
  for (let n = divisions - 1; n > 0; n--) {
    const facet = desk.nextFacet()
    if (!facet) break
    const target = left / n - facet.heading.words
    const own = paragraphs(desk, { target, groups: withReserve(desk, role), own: facet.lines, topical: true })
    blocks.push({ md: `### ${facet.heading.md}`, words: facet.heading.words }, ...own)
    left -= facet.heading.words + wordsOf(own)
  }
  return left > 30
    ? [...blocks, ...paragraphs(desk, { target: left, groups: withReserve(desk, role), topical })]
    : blocks
}

/** A role's own sentences first; the general ones when a long section has used them up. */
const withReserve = (desk: Desk, role: Role): Group[] => {
  const own = groupsFor(desk, role)
  return own.some(({ units }) => units.length >= 4) ? own : [...own, ...desk.body]
}

/** A section's own sentences. The one in an introduction names the topic, and one is enough. */
function sayFor(desk: Desk, { part, text }: Role): Unit[] {
  const templates = part === 'intro' ? (text ?? desk.bank.kinds[desk.kind].intro).say : (text?.say ?? [])
  if (part !== 'intro') {
    return templates.map((template) => desk.phrase(template)).filter(({ topical }) => !(desk.long && topical))
  }
  const chosen = pick(templates, desk.random)
  return chosen === undefined ? [] : [desk.phrase(chosen)]
}
