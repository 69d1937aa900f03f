import type { ArticleKind } from '../../../contract/generation.ts'
import type { TableKey } from './bank.ts'

/** Body sections of each kind in reading order: key, rank (1 is kept in the shortest article), share of the body. */
type Row = readonly [key: string, rank: number, share: number]

const rows = {
  guide: [
    ['who', 6, 0.8],
    ['basics', 1, 1.1],
    ['terms', 9, 0.8],
    ['needs', 4, 0.9],
    ['choices', 8, 1],
    ['start', 2, 1.2],
    ['path', 10, 1],
    ['example', 5, 1.1],
    ['mistakes', 3, 1],
    ['cost', 7, 0.9],
    ['help', 11, 0.8],
  ],
  'how-to': [
    ['needs', 3, 0.9],
    ['prepare', 6, 0.9],
    ['steps', 1, 1.4],
    ['decisive', 5, 1],
    ['checks', 2, 0.9],
    ['fixes', 4, 1],
    ['time', 7, 0.7],
    ['safety', 8, 0.8],
    ['variants', 9, 0.9],
    ['example', 10, 1.1],
    ['upkeep', 11, 0.8],
  ],
  list: [
    ['criteria', 5, 0.8],
    ['overview', 1, 1.2],
    ['beginner', 2, 1],
    ['easy', 6, 0.9],
    ['known', 4, 1],
    ['overlooked', 3, 1],
    ['demanding', 8, 1],
    ['thrifty', 7, 0.9],
    ['surprising', 9, 0.9],
    ['leftout', 10, 0.8],
    ['use', 11, 0.9],
  ],
  comparison: [
    ['options', 3, 1.1],
    ['criteria', 4, 0.8],
    ['sidebyside', 1, 1.2],
    ['strengths', 5, 1],
    ['weaknesses', 6, 1],
    ['cost', 7, 0.9],
    ['effort', 8, 0.9],
    ['quality', 9, 0.9],
    ['switching', 10, 0.8],
    ['thirdway', 11, 0.8],
    ['forwhom', 2, 1],
  ],
  review: [
    ['tested', 2, 0.9],
    ['impression', 7, 0.8],
    ['daily', 4, 1.1],
    ['strengths', 1, 1],
    ['weaknesses', 3, 1],
    ['quality', 9, 0.9],
    ['value', 6, 0.9],
    ['scores', 5, 1],
    ['longrun', 10, 0.9],
    ['thirdway', 11, 0.8],
    ['forwhom', 8, 0.9],
  ],
  news: [
    ['facts', 1, 1.2],
    ['affected', 3, 0.9],
    ['background', 2, 1],
    ['sources', 5, 0.8],
    ['figures', 7, 0.9],
    ['voices', 6, 1],
    ['timeline', 8, 0.9],
    ['meaning', 4, 1],
    ['local', 10, 0.8],
    ['unknown', 9, 0.8],
    ['watch', 11, 0.8],
  ],
  'case-study': [
    ['context', 6, 0.9],
    ['problem', 1, 1],
    ['aim', 8, 0.8],
    ['approach', 2, 1.2],
    ['people', 10, 0.8],
    ['decisions', 7, 1],
    ['obstacles', 5, 1],
    ['outcome', 3, 1.1],
    ['evidence', 9, 0.9],
    ['lessons', 4, 1],
    ['transfer', 11, 0.9],
  ],
  opinion: [
    ['claim', 2, 0.9],
    ['background', 7, 0.9],
    ['reasons', 1, 1.2],
    ['example', 5, 1],
    ['evidence', 6, 1],
    ['objection', 3, 1],
    ['reply', 4, 1],
    ['price', 8, 0.9],
    ['common', 9, 0.8],
    ['doubts', 10, 0.8],
    ['change', 11, 0.9],
  ],
} as const satisfies Record<ArticleKind, readonly Row[]>

export type SectionKey = (typeof rows)[ArticleKind][number][0]

export interface SkeletonSection {
  key: SectionKey
  share: number
}

/** The `count` most important body sections of a kind, in reading order. */
export function bodySections(kind: ArticleKind, count: number): SkeletonSection[] {
  return rows[kind].filter(([, rank]) => rank <= count).map(([key, , share]) => ({ key, share }))
}

/** Sections that carry a table, and those whose points are a numbered list. */
export const tableOf: Partial<Record<SectionKey, TableKey>> = {
  sidebyside: 'options',
  scores: 'scores',
  outcome: 'change',
  overview: 'overview',
}
export const numbered: ReadonlySet<SectionKey> = new Set<SectionKey>(['steps', 'timeline'])

/** Kinds whose questions may be about doing it yourself. */
export const practical: ReadonlySet<ArticleKind> = new Set<ArticleKind>([
  'guide',
  'how-to',
  'list',
  'comparison',
  'review',
])
