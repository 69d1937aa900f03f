export interface SnippetPart {
  text: string
  marked: boolean
}

const START = '\u{e000}'
const END = '\u{e001}'

/** Splits a snippet at the signs that the search puts around what it found. */
export function snippetParts(snippet: string): SnippetPart[] {
  return snippet
    .split(START)
    .flatMap((piece, at): SnippetPart[] => {
      const end = at === 0 ? -1 : piece.indexOf(END)
      if (end === -1) return [{ text: piece, marked: false }]
      return [
        { text: piece.slice(0, end), marked: true },
        { text: piece.slice(end + 1), marked: false },
      ]
    })
    .map((part) => ({ ...part, text: part.text.replaceAll(END, '') }))
    .filter((part) => part.text !== '')
}
