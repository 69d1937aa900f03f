import type { ArticleKind, Outline } from '../../contract/generation.ts'

export interface Brief {
  topic: string
  kind: ArticleKind
  /** BCP 47. */
  language: string
  word_count: number
  keywords: string[]
  custom_instructions: string
}

export interface ArticleMeta {
  title: string
  /** At most 60 characters. */
  meta_title: string
  /** At most 155 characters. */
  meta_description: string
  keywords: string[]
}

/** What a call used. All zero for the offline drafter. */
export interface Usage {
  tokens_in: number
  tokens_out: number
}

export interface Bought<T> {
  value: T
  usage: Usage
}

export interface AuthorCall {
  signal: AbortSignal
  /** The whole text of the answer so far, each time more has come. */
  onText?: (soFar: string) => void
}

export interface SectionTask {
  outline: Outline
  /** Which section of the outline to write. */
  index: number
  /** Plain text of the sections before, oldest first, each cut to some 600 characters. */
  before: string[]
  /** Text of this very section that came before a call was cut; go on from its end, do not begin again. */
  written: string
}

export interface RepairTask {
  heading: string
  /** Markdown of the section as it is, without its heading. */
  text: string
  words: number
  /** Words it should have. */
  target: number
}

/**
 * Who writes: a model behind a route, or the offline drafter. One method is one paid step.
 * Sections are Markdown without the section's own heading; deeper headings are `###`.
 * Throws StudioError with `retry` set. Rejects within 2 s of `signal`.
 */
export interface Author {
  /** `openai`, `anthropic`, `google`, `openai-compatible` or `offline`. */
  readonly provider: string
  /** Upstream model id, or `offline-drafter`. */
  readonly upstream_model: string
  outline(brief: Brief, call: AuthorCall): Promise<Bought<Outline>>
  section(brief: Brief, task: SectionTask, call: AuthorCall): Promise<Bought<string>>
  repair(brief: Brief, task: RepairTask, call: AuthorCall): Promise<Bought<string>>
  meta(brief: Brief, title: string, text: string, call: AuthorCall): Promise<Bought<ArticleMeta>>
}
