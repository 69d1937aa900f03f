import type { ArticleKind } from '../../../contract/generation.ts'
import { countWords } from '../../../text/count-words.ts'
import type { Bank, Theme } from './bank.ts'
import { seeded, shuffled } from './random.ts'
import type { Random } from './random.ts'
import { practical } from './skeletons.ts'
import { capitalised, literal } from './topic.ts'

/** A piece of text that is used at most once in an article. */
export interface Unit {
  md: string
  words: number
  /** Names the topic: welcome once in a part, tiresome after that. */
  topical: boolean
}

/** Sentences on one matter. What is used is taken out. */
export interface Group {
  labels: Unit[]
  list: boolean
  units: Unit[]
}

export interface Facet {
  heading: Unit
  questions: Unit[]
  lines: Group
}

/** Everything one article is written from, in an order drawn from its seed. */
export interface Desk {
  bank: Bank
  kind: ArticleKind
  random: Random
  count: (text: string) => number
  /** Words of a usual sentence. */
  usual: number
  /** The topic is too long to be named outside the introduction. */
  long: boolean
  phrase(template: string, values?: Record<string, string>): Unit
  opening: Group[]
  body: Group[]
  closing: Group[]
  questions: Unit[]
  slots: Unit[]
  leads: { points: Unit[]; order: Unit[]; checks: Unit[]; table: Unit[]; keywords: string[] }
  /** A facet nobody has had; its heading is new to the article. */
  nextFacet(): Facet | undefined
  /** Facets already begun, oldest first, with the lines they have left. */
  begun: readonly Facet[]
}

interface Materials {
  bank: Bank
  kind: ArticleKind
  topic: string
  seed: string
}

/** Longer topics would fill the page if they were named in every part. */
const LONG_TOPIC_WORDS = 9

export function layOut({ bank, kind, topic, seed }: Materials): Desk {
  const random = seeded(seed)
  const count = (text: string) => countWords(text, bank.language)
  const long = topic.length > 70 || count(topic) > LONG_TOPIC_WORDS || topic === ''
  const always = { t: `${bank.quotes[0]}${topic}${bank.quotes[1]}`, topic }

  const phrase = (template: string, values: Record<string, string> = {}): Unit => {
    const known: Record<string, string> = { ...always, ...values }
    return {
      md: capitalised(fill(template, known, literal)),
      words: count(fill(template, known, (value) => value)),
      topical: /\{t(opic)?\}/.test(template),
    }
  }
  const drawnFrom = (templates: readonly string[]) =>
    shuffled(templates, random)
      .map((template) => phrase(template))
      .filter((unit) => !(long && unit.topical))
  const group = ({ labels, list = false, lines }: Theme): Group => ({
    labels: labels.map((label) => phrase(label)),
    list,
    units: drawnFrom(lines),
  })

  const pairs = [
    ...(practical.has(kind) ? shuffled(bank.faq.practical, random) : []),
    ...shuffled(bank.faq.general, random),
  ]
  const facets = shuffled(bank.facets, random)
  const lines = shuffled(bank.facetLines, random)
  const begun: Facet[] = []

  const body = bank.body.filter(({ not }) => !not?.includes(kind)).map(group)
  const slots = kind === 'news' ? bank.slots.general : [...bank.slots.general, ...bank.slots.personal]
  const sentences = body.flatMap(({ units }) => units)

  return {
    bank,
    kind,
    random,
    count,
    usual: sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length),
    long,
    phrase,
    opening: bank.opening.map(group),
    body,
    closing: bank.closing.map(group),
    questions: pairs.map(([q, a]) => question(phrase(q), [phrase(a)])),
    slots: shuffled(slots, random).map((text) => slot(text, count(text))),
    leads: {
      points: drawnFrom(bank.leads.points),
      order: drawnFrom(bank.leads.order),
      checks: drawnFrom(bank.leads.checks),
      table: drawnFrom(bank.leads.table),
      keywords: shuffled(bank.leads.keywords, random),
    },
    begun,
    nextFacet() {
      const row = facets[begun.length]
      if (!row) return undefined
      const [heading = '', ...forms] = row
      const values = Object.fromEntries(bank.facetForms.map((name, at) => [name, forms[at] ?? '']))
      // Each facet begins elsewhere in the lines, so that neighbours do not ask the same things.
      const from = (begun.length * 11) % lines.length
      const units = [...lines.slice(from), ...lines.slice(0, from)].map((template) => phrase(template, values))
      const questions = bank.leads.facetQuestions.map((template) => phrase(template, values))
      const facet = { heading: phrase(heading), questions, lines: { labels: [phrase(heading)], list: false, units } }
      begun.push(facet)
      return facet
    },
  }
}

export const question = (asked: Unit, answer: Unit[]): Unit => ({
  md: `### ${asked.md}\n\n${answer.map(({ md }) => md).join(' ')}`,
  words: answer.reduce((sum, { words }) => sum + words, asked.words),
  topical: false,
})

const slot = (text: string, words: number): Unit => ({
  md: `<p data-slot="true">[${text}]</p>`,
  words,
  topical: false,
})

function fill(template: string, values: Record<string, string>, as: (value: string) => string): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (whole: string, name: string, stop: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return as(value) + (/[?!…]$/u.test(value) ? '' : stop)
  })
}
