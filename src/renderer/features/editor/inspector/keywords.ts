export const MOST_KEYWORDS = 20
const LONGEST = 80

/** What was typed or pasted, added word by word: none twice, none too long, never more than there may be. */
export function addKeywords(present: readonly string[], typed: string): string[] {
  const known = new Set(present.map((word) => word.toLocaleLowerCase()))
  const added: string[] = []
  for (const part of typed.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ').slice(0, LONGEST).trim()
    if (word === '' || known.has(word.toLocaleLowerCase())) continue
    known.add(word.toLocaleLowerCase())
    added.push(word)
  }
  return [...present, ...added].slice(0, MOST_KEYWORDS)
}
