import type { Desk, Group, Unit } from './desk.ts'
import { pick } from './random.ts'

const LOOK_AT = 16
const AT_MOST = 4
/** In usual sentences: below this the rest of a part is chosen to fit instead of drawn. */
const LAST_PARAGRAPH = 4
/** In usual sentences: what drawing leaves for that choice. */
const ROOM_TO_FIT = 1.6
/** A matter already treated in this part is taken up again only for a fit better by this many words. */
const AGAIN = 3
/** Words by which a part may miss its target before another matter is opened. */
const CLOSE = 4
/** A theme with fewer sentences left makes no paragraph. */
const ENOUGH = 4

export interface Piece {
  md: string
  words: number
}

/** Up to four of the first units whose words together come nearest to `target`; possibly none. */
export function nearest<T extends { words: number }>(units: readonly T[], target: number): T[] {
  const pool = units.slice(0, LOOK_AT)
  let best: T[] = []
  let error = Math.abs(target)
  const look = (from: number, chosen: T[], sum: number) => {
    for (let at = from; at < pool.length && error > 0; at++) {
      const unit = pool[at]
      if (!unit || sum + unit.words > target + error) continue
      const next = [...chosen, unit]
      const off = Math.abs(target - sum - unit.words)
      if (off < error) [best, error] = [next, off]
      if (next.length < AT_MOST) look(at + 1, next, sum + unit.words)
    }
  }
  look(0, [], 0)
  return best
}

export const wordsOf = (units: readonly { words: number }[]) => units.reduce((sum, { words }) => sum + words, 0)

export function takeFrom(units: Unit[], chosen: readonly Unit[]): Piece {
  for (const unit of chosen) units.splice(units.indexOf(unit), 1)
  return { md: chosen.map(({ md }) => md).join(' '), words: wordsOf(chosen) }
}

export const untopical = ({ units }: Group) => units.filter(({ topical }) => !topical)

interface Filling {
  target: number
  groups: readonly Group[]
  /** Sentences on the matter of the sub-heading; every other paragraph comes from here, without a label. */
  own?: Group
  /** Whether the topic may still be named. */
  topical: boolean
}

/** Paragraphs of `target` words in all, each from one group. */
export function paragraphs(desk: Desk, { target, groups, own, topical }: Filling): Piece[] {
  const written: Piece[] = []
  let left = target
  let named = !topical
  let last: Group | undefined
  const here = new Set<Group>()

  const labelOf = (group: Group) => (group === own ? undefined : group.labels[0])
  const paragraph = (group: Group, chosen: readonly Unit[]): Piece => {
    const label = labelOf(group)
    if (label) group.labels.push(...group.labels.splice(0, 1))
    last = group
    here.add(group)
    takeFrom(group.units, chosen)
    return laidOut(chosen, label, group.list)
  }
  const drawn = (group: Group): Unit[] => {
    const many = 3 + Math.floor(desk.random() * 2)
    const chosen: Unit[] = []
    let room = left - (labelOf(group)?.words ?? 0) - ROOM_TO_FIT * desk.usual
    for (const unit of group.units) {
      if (chosen.length === many || unit.words > room) break
      if (unit.topical && named) continue
      named ||= unit.topical
      chosen.push(unit)
      room -= unit.words
    }
    return chosen
  }
  const fallback = () =>
    own && own.units.length >= ENOUGH
      ? own
      : (desk.nextFacet() ?? desk.begun.find(({ lines }) => lines !== last && lines.units.length >= ENOUGH))?.lines

  const wayOf = (group: Group) => {
    const room = left - (labelOf(group)?.words ?? 0)
    const units = nearest(untopical(group), room)
    const again = here.has(group) ? AGAIN : 0
    return { group, units, off: Math.abs(room - wordsOf(units)) + again }
  }

  while (left > LAST_PARAGRAPH * desk.usual) {
    const free = groups.filter((group) => group !== last && untopical(group).length >= ENOUGH)
    const ownTurn = own !== undefined && own.units.length >= ENOUGH && last !== own
    const fresh = free.filter((group) => !here.has(group))
    const group = ownTurn ? own : (pick(fresh.length > 0 ? fresh : free, desk.random) ?? fallback())
    const chosen = group ? drawn(group) : []
    if (!group || chosen.length === 0) break
    written.push(paragraph(group, chosen))
    left -= written.at(-1)?.words ?? 0
  }

  const ways = [...(own ? [own] : []), ...groups].filter((group) => group !== last).map((group) => wayOf(group))
  if (!ways.some(({ off }) => off <= CLOSE)) {
    const more = fallback()
    if (more) ways.push(wayOf(more))
  }
  const best = ways.filter(({ units }) => units.length > 0).sort((x, y) => x.off - y.off)[0]
  if (best) written.push(paragraph(best.group, best.units))
  return written
}

function laidOut(units: readonly Unit[], label: Unit | undefined, list: boolean): Piece {
  const words = wordsOf(units) + (label?.words ?? 0)
  const lines = units.map(({ md }) => md)
  if (!label) return { md: lines.join(' '), words }
  if (list && lines.length > 1)
    return { md: `**${label.md}:**\n\n${lines.map((line) => `- ${line}`).join('\n')}`, words }
  return { md: `**${label.md}.** ${lines.join(' ')}`, words }
}
