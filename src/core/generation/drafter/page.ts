import type { OutlineSection } from '../../../contract/generation.ts'
import type { Desk, Group } from './desk.ts'
import { wordsOf } from './fit.ts'
import type { Piece } from './fit.ts'
import type { Role } from './roles.ts'

/** One section to be written. */
export interface Page {
  section: OutlineSection
  role: Role
  keywords: readonly string[]
  /** Headings of the sections to come, for an introduction. */
  ahead: readonly string[]
  /** Whether this section must hold a slot however short it is. */
  mustSlot: boolean
  /** Words of the section less those of its heading. */
  target: number
}

/** Shorter sections are one paragraph, chosen whole. */
export const SHORT = 70

export const groupsFor = (desk: Desk, { part }: Role): Group[] =>
  part === 'intro' ? desk.opening : part === 'closing' ? desk.closing : desk.body

export const joined = (pieces: readonly Piece[]): Piece => ({
  md: pieces
    .map(({ md }) => md)
    .filter((md) => md !== '')
    .join(' '),
  words: wordsOf(pieces),
})
