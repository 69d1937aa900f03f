import type { Outline, OutlineSection } from '../../../contract/generation.ts'
import type { Brief } from '../author.ts'
import type { SectionText } from './bank.ts'
import { split } from './budget.ts'
import { bankFor } from './languages.ts'
import { pick } from './random.ts'
import type { Random } from './random.ts'
import { bodySections } from './skeletons.ts'
import { tidy, titleOf } from './topic.ts'

const BODY_WORDS = 210
const MAX_BODY = 11
const FAQ_FROM = 900

/** Short pieces need a beginning and an end as well, and long ones do not need a longer farewell. */
function frameWords(total: number) {
  return {
    intro: Math.min(300, Math.max(0.12 * total, Math.min(0.26 * total, 60))),
    closing: Math.min(260, Math.max(0.1 * total, Math.min(0.24 * total, 50))),
    faq: total > FAQ_FROM ? Math.min(900, 0.14 * total) : 0,
  }
}

export function planOutline(brief: Brief, random: Random): Outline {
  const { bank } = bankFor(brief.language)
  const kind = bank.kinds[brief.kind]
  const total = brief.word_count
  const { intro, closing, faq } = frameWords(total)
  const rest = total - intro - closing - faq
  const body = bodySections(brief.kind, Math.max(1, Math.min(MAX_BODY, Math.round(rest / BODY_WORDS))))
  const shares = body.reduce((sum, { share }) => sum + share, 0)

  const planned: { weight: number; section: Omit<OutlineSection, 'words'> }[] = [
    { weight: intro, section: plan(kind.intro) },
    ...body.map(({ key, share }) => ({ weight: (rest * share) / shares, section: plan(bank.sections[key]) })),
    ...(faq > 0 ? [{ weight: faq, section: { heading: kind.faq, goal: '', key_points: [] } }] : []),
    { weight: closing, section: plan(kind.closing) },
  ]
  const words = split(
    total,
    planned.map(({ weight }) => weight),
  )
  const topic = tidy(brief.topic)
  return {
    title: titleOf(topic === '' ? kind.intro.heading : topic, pick(kind.titles, random) ?? '', 300),
    sections: planned.map(({ section }, at) => ({ ...section, words: words[at] ?? 0 })),
  }
}

const plan = ({ heading, goal, points }: SectionText) => ({ heading, goal, key_points: [...points] })
