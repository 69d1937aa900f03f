import * as z from 'zod'
import type { Outline } from '../../../contract/generation.ts'
import type { ArticleMeta, Brief } from '../author.ts'
import { rebalance } from '../rules.ts'

/** What a vendor is asked to hold its model to: all fields required, no limits, which strict modes do not know. */
export const outlineShape = z.strictObject({
  title: z.string(),
  sections: z.array(
    z.strictObject({ heading: z.string(), goal: z.string(), key_points: z.array(z.string()), words: z.int() }),
  ),
})

export const metaShape = z.strictObject({
  title: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  keywords: z.array(z.string()),
})

const MAX_SECTIONS = 40
const LEAST_WORDS = 40

/** How many sections a text of this length can have with none under 40 words; and how many it should. */
export const sectionsFor = (words: number): { low: number; high: number; most: number } => {
  const most = Math.max(1, Math.min(MAX_SECTIONS, Math.floor(words / LEAST_WORDS)))
  const good = Math.min(most, 12, Math.max(2, Math.round(words / 220)))
  return { low: Math.max(1, Math.min(good, most) - 1), high: Math.min(most, good + 1), most }
}

const line = (most: number) => z.string().transform((text) => cut(text.replaceAll(/\s+/g, ' ').trim(), most))

/** Models write headings as Markdown and numbers as text. */
const heading = z.string().transform((text) => cut(plain(text), 200))

const plain = (text: string): string =>
  text
    .replace(/^\s*#{1,6}\s+/, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const Section = z.object({
  heading: heading.pipe(z.string().min(1)),
  goal: line(500).catch(''),
  key_points: z
    .union([z.array(line(300)), line(300).transform((point) => [point])])
    .catch([])
    .transform((points) => points.filter((point) => point !== '').slice(0, 12)),
  words: z.union([z.number(), z.string().transform((text) => Number.parseInt(text, 10))]).catch(0),
})

const LooseOutline = z.object({ title: line(300).catch(''), sections: z.array(Section).min(1) })

/** The plan in an answer, with budgets that add up to the words asked for. Null if it is none. */
export function readOutline(answer: unknown, { topic, word_count }: Brief): Outline | null {
  const found = firstFit(LooseOutline, answer)
  if (!found) return null
  const { most } = sectionsFor(word_count)
  const sections = unnumbered(found.sections.slice(0, most))
  const sane = sections.filter(({ words }) => Number.isFinite(words) && words > 0).map(({ words }) => words)
  // A section without a number gets the share that the others have.
  const usual = sane.length > 0 ? sane.reduce((sum, words) => sum + words, 0) / sane.length : 1
  const budgeted = sections.map(({ words, ...section }) => ({
    ...section,
    words: Number.isFinite(words) && words > 0 ? words : usual,
  }))
  return rebalance(
    { title: found.title || cut(topic.replaceAll(/\s+/g, ' ').trim(), 300), sections: budgeted },
    word_count,
  )
}

/** Only a count that runs through the plan is a numbering: `2. Weltkrieg` is a name. */
function unnumbered<T extends { heading: string }>(sections: T[]): T[] {
  const number = /^(\d{1,2})[.)]\s+(?=\S)/
  const counted =
    sections.length > 1 && sections.every((each, at) => each.heading.match(number)?.[1] === String(at + 1))
  return counted ? sections.map((each) => ({ ...each, heading: each.heading.replace(number, '') })) : sections
}

const LooseMeta = z.object({
  title: line(300).catch(''),
  meta_title: line(1_000),
  meta_description: line(2_000),
  keywords: z
    .union([z.array(line(80)), z.string().transform((text) => text.split(/[,;]/).map((each) => cut(each.trim(), 80)))])
    .catch([]),
})

/** The meta fields in an answer; the writer's own keywords stay as they are. Null if it is none. */
export function readMeta(answer: unknown, title: string, { keywords }: Brief): ArticleMeta | null {
  const found = firstFit(LooseMeta, answer)
  if (!found) return null
  const named = unquoted(found.title) || title
  return {
    title: named,
    meta_title: cut(unquoted(found.meta_title) || named, 60),
    meta_description: cut(unquoted(found.meta_description), 155),
    keywords:
      keywords.length > 0 ? [...keywords] : [...new Set(found.keywords.filter((each) => each !== ''))].slice(0, 10),
  }
}

/** The answer itself, or the one object that it is wrapped in. */
function firstFit<T>(schema: z.ZodType<T>, answer: unknown): T | undefined {
  const inner = typeof answer === 'object' && answer !== null ? Object.values(answer) : []
  for (const candidate of [answer, ...inner]) {
    const { data } = schema.safeParse(candidate)
    if (data !== undefined) return data
  }
  return undefined
}

const unquoted = (text: string): string => text.replace(/^["“„«]([^"“”„«»]*)["“”»]$/, '$1').trim()

/** At most this many characters, ending with a whole word and without a torn sign. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most + 1)
  const space = head.lastIndexOf(' ')
  return (space > most / 2 ? head.slice(0, space) : text.slice(0, most))
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[\s,;:–—-]+$/, '')
}
