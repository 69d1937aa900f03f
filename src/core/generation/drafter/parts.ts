import type { OutlineSection } from '../../../contract/generation.ts'
import type { Desk, Unit } from './desk.ts'
import type { Piece } from './fit.ts'
import type { Role } from './roles.ts'
import { numbered, tableOf } from './skeletons.ts'
import { literal } from './topic.ts'

/** A list under its leading sentence. */
export function listOf(desk: Desk, lead: Unit | undefined, items: readonly string[], ordered = false): Piece {
  const lines = items.map((item, at) => `${ordered ? `${at + 1}.` : '-'} ${literal(item)}`)
  const words = items.reduce((sum, item) => sum + desk.count(item), lead?.words ?? 0)
  return { md: [...(lead ? [`${lead.md}\n`] : []), ...lines].join('\n'), words }
}

/** The points of a section, numbered where their order matters. */
export function pointsOf(desk: Desk, section: OutlineSection, role: Role): Piece | undefined {
  if (section.key_points.length === 0) return undefined
  const leads = role.part === 'closing' ? desk.leads.checks : desk.leads.points
  return listOf(desk, leads[0], section.key_points, role.key !== undefined && numbered.has(role.key))
}

/** A table with as many rows as `room` allows; fewer than two are none. */
export function tableIn(desk: Desk, role: Role, room: number): Piece | undefined {
  const table = role.key && tableOf[role.key] && desk.bank.tables[tableOf[role.key] ?? 'options']
  const lead = desk.leads.table[0]
  if (!table || !lead) return undefined
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows: string[] = []
  let words = lead.words + desk.count(table.head.join(' '))
  for (const row of table.rows) {
    const more = desk.count(row.join(' '))
    if (words + more > room) break
    rows.push(line(row))
    words += more
  }
  if (rows.length < 2) return undefined
  const rule = line(table.head.map(() => '---'))
  return { md: [`${lead.md}\n`, line(table.head), rule, ...rows].join('\n'), words }
}

/** One sentence that carries as many of the keywords as `room` allows. */
export function keywordsIn(desk: Desk, keywords: readonly string[], room: number): Piece | undefined {
  const template = desk.leads.keywords[0]
  if (template === undefined) return undefined
  const [open, close] = desk.bank.quotes
  const format = new Intl.ListFormat(desk.bank.language, { type: 'conjunction' })
  for (let many = keywords.length; many > 0; many--) {
    const k = format.format(keywords.slice(0, many).map((keyword) => `${open}${keyword}${close}`))
    const unit = desk.phrase(template, { k })
    if (unit.words > room) continue
    desk.leads.keywords.push(...desk.leads.keywords.splice(0, 1))
    return unit
  }
  return undefined
}

/** The writer's own sentence from the outline, as one. */
export function sentence(desk: Desk, text: string): Piece | undefined {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return undefined
  const whole = /[.?!…:]$/u.test(line) ? line : `${line}.`
  return { md: literal(whole), words: desk.count(whole) }
}
