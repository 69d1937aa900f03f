import type { Outline } from '../../../contract/generation.ts'
import type { Bank, SectionText } from './bank.ts'
import type { SectionKey } from './skeletons.ts'

export interface Role {
  part: 'intro' | 'body' | 'faq' | 'closing'
  /** Set when the heading is one of our own skeleton's. */
  key?: SectionKey
  text?: SectionText
}

/** What each section is, read from its heading; the writer may have changed, moved or added some. */
export function rolesOf(bank: Bank, outline: Outline): Role[] {
  const kinds = Object.values(bank.kinds)
  const last = outline.sections.length - 1
  const keys = new Map(Object.entries(bank.sections).map(([key, { heading }]) => [heading, key as SectionKey]))

  return outline.sections.map(({ heading }, index): Role => {
    const intro = kinds.find((kind) => kind.intro.heading === heading)?.intro
    if (intro) return { part: 'intro', text: intro }
    const closing = kinds.find((kind) => kind.closing.heading === heading)?.closing
    if (closing) return { part: 'closing', text: closing }
    if (kinds.some((kind) => kind.faq === heading) || /\bfaq\b/i.test(heading)) return { part: 'faq' }
    const key = keys.get(heading)
    if (key) return { part: 'body', key, text: bank.sections[key] }
    if (index === 0) return { part: 'intro' }
    return { part: index === last && last > 1 ? 'closing' : 'body' }
  })
}

/**
 * Which keywords each section is to carry: the first one the introduction, if that has room for more than a paragraph, the
 * others the body in turn.
 */
export function shareKeywords(roles: readonly Role[], keywords: readonly string[], roomyIntro: boolean): string[][] {
  const shares = roles.map((): string[] => [])
  const body = roles.flatMap(({ part }, at) => (part === 'body' ? [at] : []))
  const places = roomyIntro ? [0, ...body] : body
  keywords.forEach((keyword, n) => {
    const at = n === 0 ? places[0] : body[(n - 1) % Math.max(1, body.length)]
    shares[at ?? 0]?.push(keyword)
  })
  return shares
}
