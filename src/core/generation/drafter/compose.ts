import type { Outline } from '../../../contract/generation.ts'
import type { Desk } from './desk.ts'
import { SHORT } from './page.ts'
import type { Page } from './page.ts'
import { prose } from './prose.ts'
import { questions } from './questions.ts'
import { rolesOf, shareKeywords } from './roles.ts'

/** The blocks of each section in turn. Each draws on what the earlier ones left, so they are made in order. */
export function* compose(desk: Desk, outline: Outline, keywords: readonly string[]): Generator<string[], void, void> {
  const roles = rolesOf(desk.bank, outline)
  const targets = outline.sections.map(({ words, heading }) => Math.max(8, words - desk.count(heading)))
  const shares = shareKeywords(roles, keywords, (targets[0] ?? 0) >= SHORT)
  const largest = Math.max(...targets.filter((_, at) => roles[at]?.part !== 'faq'))
  const slotted =
    largest < SHORT ? targets.findIndex((target, at) => target === largest && roles[at]?.part !== 'faq') : -1

  for (const [index, section] of outline.sections.entries()) {
    const page: Page = {
      section,
      role: roles[index] ?? { part: 'body' },
      keywords: shares[index] ?? [],
      ahead: outline.sections.slice(index + 1).map(({ heading }) => heading),
      mustSlot: index === slotted,
      target: targets[index] ?? 0,
    }
    const pieces = page.role.part === 'faq' ? questions(desk, page) : prose(desk, page)
    yield pieces.filter(({ md }) => md !== '').map(({ md }) => md)
  }
}
