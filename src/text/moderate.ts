import data from '../../resources/moderation.json' with { type: 'json' }
import { transliterate } from './transliterate.ts'

const all = (lists: Record<string, string[]>) => Object.values(lists).flat()

/** Every letter as often as one likes: `fuuuck`. */
const stretched = (word: string) => word.replace(/./g, '$&+')
const oneOf = (words: readonly string[]) => `(?:${words.map(stretched).join('|')})`

const anywhere = new RegExp(oneOf(all(data.anywhere)))
const wholeAnywhere = new RegExp(`^${oneOf(all(data.anywhere))}$`)
const atStart = new RegExp(`^${oneOf(all(data.prefix))}`)
const words = new Set(all(data.word))
const allowed = new RegExp(data.allowed.join('|'), 'g')

const confusables: Record<string, string> = data.confusables
const digits: Record<string, string> = data.digits

/**
 * What may not stand in an address: the part of the text that was recognised, or null. Sees through letters of other
 * scripts that look alike, digits that stand for letters, stretched letters, and words taken apart by separators.
 * A word inside an innocent one (Scunthorpe, cockpit, analysis) is none.
 */
export function moderate(text: string): string | null {
  for (const view of views(text)) {
    const found = lookThrough(view.replace(allowed, (innocent) => '~'.repeat(innocent.length)))
    if (found !== null) return found
  }
  return null
}

/** As it looks and as it sounds; with digits as they are and as letters. A 1 may be an i or an l. */
function views(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase()
  const look = [...plain.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => confusables[letter] ?? letter)
    .join('')
  const sound = transliterate(plain, 'uk')
  return new Set(
    [look, sound].flatMap((view) => [
      view,
      ...['i', 'l'].map((one) =>
        view.replace(/[0-9@$!|]/g, (digit) => (digit === '1' ? one : (digits[digit] ?? digit))),
      ),
    ]),
  )
}

function lookThrough(view: string): string | null {
  const tokens = view.split(/[^a-z0-9~]+/).filter((token) => token !== '')
  for (const token of tokens) {
    const found = words.has(token) ? token : (anywhere.exec(token) ?? atStart.exec(token))?.[0]
    if (found !== undefined) return found
  }
  return inPieces(tokens)
}

/** Only pieces of one or two letters are put together: `who-re-elected-it` are words of their own. */
function inPieces(tokens: readonly string[]): string | null {
  for (let from = 0; from < tokens.length; from++) {
    let joined = ''
    let letters = true
    for (let to = from; to < tokens.length && tokens[to]!.length <= 2 && joined.length < 24; to++) {
      joined += tokens[to]!
      letters &&= tokens[to]!.length === 1
      if (to > from && (wholeAnywhere.test(joined) || (letters && words.has(joined)))) return joined
    }
  }
  return null
}
