import type { ArticleKind, TextModelKey } from '../../../../contract/generation.ts'
import type { InputOf } from '../../../client.ts'

export const TOPIC_LEAST = 3
export const TOPIC_MOST = 300
export const WORDS_LEAST = 100
export const WORDS_MOST = 10_000
export const KEYWORDS_MOST = 20
export const KEYWORD_LENGTH = 80
export const INSTRUCTIONS_MOST = 4_000

/** A brief as it is typed. */
export interface Brief {
  topic: string
  kind: ArticleKind
  /** Null: the language of new articles in this workspace. */
  language: string | null
  words: string
  writer: TextModelKey | 'offline'
  keywords: string[]
  instructions: string
  outline_first: boolean
}

export type BriefField = 'topic' | 'words' | 'keywords' | 'instructions' | 'language' | 'writer' | 'kind'

export const emptyBrief: Brief = {
  topic: '',
  kind: 'guide',
  language: null,
  words: '1500',
  writer: 'vendor-a-4o',
  keywords: [],
  instructions: '',
  outline_first: true,
}

/** The words asked for, or null while the field holds no number the studio takes. */
export function wordCountOf(words: string): number | null {
  const count = /^\s*\d+\s*$/.test(words) ? Number(words) : Number.NaN
  return count >= WORDS_LEAST && count <= WORDS_MOST ? count : null
}

export type Problem = 'topic_short' | 'topic_long' | 'words_range' | 'instructions_long'

/** What keeps a brief from being started, by field and in the order of the form. */
export function problemsOf({ topic, words, instructions }: Brief): Partial<Record<BriefField, Problem>> {
  const length = topic.trim().length
  return {
    ...(length < TOPIC_LEAST && { topic: 'topic_short' as const }),
    ...(length > TOPIC_MOST && { topic: 'topic_long' as const }),
    ...(wordCountOf(words) === null && { words: 'words_range' as const }),
    ...(instructions.length > INSTRUCTIONS_MOST && { instructions: 'instructions_long' as const }),
  }
}

/** Who would write and how much, as the estimate asks it. */
export const estimateInputOf = (brief: Brief, word_count: number): InputOf<'estimate_run'> => ({
  word_count,
  ...(brief.language !== null && { language_code: brief.language }),
  ...(brief.writer === 'offline' ? { offline: true } : { model: brief.writer }),
})

export const startInputOf = (brief: Brief, word_count: number): InputOf<'start_run'> => ({
  ...estimateInputOf(brief, word_count),
  topic: brief.topic.trim(),
  kind: brief.kind,
  keywords: brief.keywords,
  custom_instructions: brief.instructions.trim(),
  pause_after_outline: brief.outline_first,
})

const fieldOfPath: Record<string, BriefField> = {
  topic: 'topic',
  kind: 'kind',
  word_count: 'words',
  language_code: 'language',
  model: 'writer',
  keywords: 'keywords',
  custom_instructions: 'instructions',
}

/** The field a refusal of the studio is about; `keywords.3` is one of the keywords. */
export const fieldAt = (path: string): BriefField | undefined => fieldOfPath[path.split('.')[0]!]

/** Pasted lists come apart at commas, semicolons and line ends; nothing comes in twice. */
export function withKeywords(keywords: readonly string[], typed: string): string[] {
  const known = new Set(keywords.map((word) => word.toLowerCase()))
  const fresh = typed
    .split(/[,;\n]/)
    .map((word) => word.trim().slice(0, KEYWORD_LENGTH))
    .filter((word) => word !== '' && !known.has(word.toLowerCase()) && known.add(word.toLowerCase()))
  return [...keywords, ...fresh].slice(0, KEYWORDS_MOST)
}
