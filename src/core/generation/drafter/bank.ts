import type { ArticleKind } from '../../../contract/generation.ts'
import type { SectionKey } from './skeletons.ts'

/**
 * All words of one language. Braces in a phrase are places to fill: `{t}` the topic in quotation marks, `{topic}` the bare
 * topic (only at the end, after a colon, where no case ending is wanted), `{k}` keywords, `{language}`, and the forms of a
 * facet as `facetForms` names them.
 */
export interface Bank {
  language: string
  quotes: readonly [string, string]
  notice: string
  /** Added to the notice when the brief asks for a language we cannot write. */
  noticeLanguage: string
  /** Added to the notice when the brief holds instructions, which the drafter cannot follow. */
  noticeInstructions: string
  kinds: Record<ArticleKind, KindText>
  sections: Record<SectionKey, SectionText>
  leads: {
    points: readonly string[]
    order: readonly string[]
    checks: readonly string[]
    table: readonly string[]
    keywords: readonly string[]
    facetQuestions: readonly string[]
  }
  slots: { general: readonly string[]; personal: readonly string[] }
  tables: Record<TableKey, Table>
  /** A paragraph is made from one theme. */
  opening: readonly Theme[]
  body: readonly Theme[]
  closing: readonly Theme[]
  faq: { general: readonly Pair[]; practical: readonly Pair[] }
  /** What the columns of `facets` after the first hold; the first is the sub-heading. */
  facetForms: readonly string[]
  facets: readonly (readonly string[])[]
  facetLines: readonly string[]
  /** Words that are no keywords, with spaces between. */
  stopWords: string
}

/** Sentences on one matter, in no order: any few of them make a paragraph. */
export interface Theme {
  /** How such a paragraph may begin, in bold. */
  labels: readonly string[]
  /** Set where a list reads better than a paragraph. */
  list?: boolean
  /** Kinds it does not suit. */
  not?: readonly ArticleKind[]
  lines: readonly string[]
}

export type Pair = readonly [question: string, answer: string]
export type TableKey = 'options' | 'scores' | 'change' | 'overview'

export interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface SectionText {
  heading: string
  goal: string
  points: readonly string[]
  say: readonly string[]
}

export interface KindText {
  /** What follows the topic in a title. */
  titles: readonly string[]
  /** What follows the topic in a meta description. */
  description: string
  intro: SectionText
  closing: SectionText
  /** Heading of the questions and answers. */
  faq: string
}
