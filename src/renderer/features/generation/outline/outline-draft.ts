import type { Outline } from '../../../../contract/generation.ts'
import { balance, hasRoomForOneMore, leastFor, setBudget, type Budget } from './budgets.ts'

/** A section while the writer works on the plan. `id` outlives moves; `points` is one key point a line, as typed. */
export interface DraftSection extends Budget {
  id: number
  heading: string
  goal: string
  points: string
}

export interface OutlineDraft {
  title: string
  sections: DraftSection[]
  /** Ids are never used twice, so a removed section can come back as itself. */
  next: number
}

const MOST_POINTS = 12
const POINT_LENGTH = 300

export function draftOf(outline: Outline, total: number): OutlineDraft {
  const sections = outline.sections.map(({ heading, goal, key_points, words }, id) => ({
    id,
    heading,
    goal,
    points: key_points.join('\n'),
    words,
    locked: false,
  }))
  return { title: outline.title, sections: balance(sections, total), next: sections.length }
}

export const outlineOf = ({ title, sections }: OutlineDraft): Outline => ({
  title: title.trim(),
  sections: sections.map(({ heading, goal, points, words }) => ({
    heading: heading.trim(),
    goal: goal.trim(),
    key_points: pointsOf(points),
    words,
  })),
})

export const pointsOf = (points: string): string[] =>
  points
    .split('\n')
    .map((point) => point.trim().slice(0, POINT_LENGTH))
    .filter(Boolean)
    .slice(0, MOST_POINTS)

export const change = (draft: OutlineDraft, id: number, fields: Partial<DraftSection>): OutlineDraft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.id === id ? { ...section, ...fields } : section)),
})

export const changeWords = (draft: OutlineDraft, id: number, words: number, total: number): OutlineDraft => ({
  ...draft,
  sections: setBudget(draft.sections, indexOf(draft, id), words, total),
})

const indexOf = ({ sections }: OutlineDraft, id: number): number => sections.findIndex((section) => section.id === id)

/** The draft itself if the section is already at that end. */
export function move(draft: OutlineDraft, id: number, by: 1 | -1): OutlineDraft {
  const from = indexOf(draft, id)
  const to = from + by
  if (to < 0 || to >= draft.sections.length) return draft
  return {
    ...draft,
    sections: draft.sections.toSpliced(from, 1).toSpliced(to, 0, draft.sections[from]!),
  }
}

/** A new section at the end, of average length. */
export function add(draft: OutlineDraft, total: number): OutlineDraft {
  const count = draft.sections.length
  if (!hasRoomForOneMore(total, count)) return draft
  const words = Math.round(total / (count + 1))
  const section = { id: draft.next, heading: '', goal: '', points: '', words, locked: false }
  return {
    ...draft,
    next: draft.next + 1,
    sections: balance([...draft.sections, section], total, count),
  }
}

export const remove = (draft: OutlineDraft, id: number, total: number): OutlineDraft =>
  draft.sections.length === 1
    ? draft
    : {
        ...draft,
        sections: balance(
          draft.sections.filter((section) => section.id !== id),
          total,
        ),
      }

export function canSplit(draft: OutlineDraft, id: number, total: number): boolean {
  const section = draft.sections[indexOf(draft, id)]
  const least = leastFor(total, draft.sections.length + 1)
  return section !== undefined && section.words >= 2 * least && hasRoomForOneMore(total, draft.sections.length)
}

/** Two sections in place of one: the words and the key points are halved, the new one waits for its heading. */
export function split(draft: OutlineDraft, id: number, total: number): OutlineDraft {
  if (!canSplit(draft, id, total)) return draft
  const at = indexOf(draft, id)
  const section = draft.sections[at]!
  const points = pointsOf(section.points)
  const half = Math.ceil(points.length / 2)
  const first = {
    ...section,
    words: Math.ceil(section.words / 2),
    points: points.slice(0, half).join('\n'),
  }
  const second: DraftSection = {
    ...section,
    id: draft.next,
    heading: '',
    words: Math.floor(section.words / 2),
    points: points.slice(half).join('\n'),
  }
  return {
    ...draft,
    sections: draft.sections.toSpliced(at, 1, first, second),
    next: draft.next + 1,
  }
}

/** One section of this one and the next; nothing that was noted is lost. */
export function mergeWithNext(draft: OutlineDraft, id: number): OutlineDraft {
  const at = indexOf(draft, id)
  const [section, next] = [draft.sections[at], draft.sections[at + 1]]
  if (!section || !next) return draft
  const joined = (a: string, b: string, by: string) => [a.trim(), b.trim()].filter(Boolean).join(by)
  const merged: DraftSection = {
    ...section,
    heading: section.heading.trim() || next.heading,
    goal: joined(section.goal, next.goal, ' ').slice(0, 500),
    points: joined(section.points, next.points, '\n'),
    words: section.words + next.words,
    locked: section.locked && next.locked,
  }
  return { ...draft, sections: draft.sections.toSpliced(at, 2, merged) }
}
