import { searchable } from './searchable.ts'

/** Words that must stand in a row; one word as a rule. The last may be the beginning of a longer one. */
export interface Term {
  /** As written: the index cuts it into words by its own table of letters, just as it cut the text. */
  text: string
  words: string[]
  prefix: boolean
}

const MAX_TERMS = 32
const MAX_LENGTH = 200
const QUOTES = /["“”„‟«»]/u
/** Characters that are not assigned yet belong here too: the index may take them for letters. */
const WORDS = /[\p{L}\p{N}\p{M}\p{Co}\p{Cn}]+/gu

/**
 * Reads what a writer types: every term must be found, `"words in quotation marks"` stand in a row, and the term that is
 * still being typed may end anywhere. Signs alone make no term.
 */
export function parseQuery(q: string): Term[] {
  const pieces = searchable(q.slice(0, MAX_LENGTH)).split(QUOTES)
  const terms = pieces.flatMap((piece, at) => {
    const quoted = at % 2 === 1
    const closed = quoted && at < pieces.length - 1
    return (quoted ? [piece] : piece.split(/\s+/u)).flatMap((text) => {
      const words = text.match(WORDS)
      return words ? [{ text, words: [...words], prefix: !closed }] : []
    })
  })
  return terms.slice(0, MAX_TERMS).map((term, at, all) => ({ ...term, prefix: term.prefix && at === all.length - 1 }))
}

/** In the language of FTS5. Every term is quoted and holds no quotation mark, so nothing in it is an operator. */
export const toMatch = (terms: readonly Term[]): string =>
  terms.map(({ text, prefix }) => `"${text}"${prefix ? '*' : ''}`).join(' ')
