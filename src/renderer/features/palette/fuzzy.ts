export interface FuzzyHit {
  /** Higher is better. */
  score: number
  /** Positions of the matched letters in the text. */
  at: number[]
}

/** One plain letter for each letter, so that places in the folded text are places in the text. */
const fold = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('')

/**
 * Finds the letters of a query in a text, in order. Whole words beat beginnings of words, those beat letters
 * scattered about; null if the letters are not there.
 */
export function fuzzy(query: string, text: string): FuzzyHit | null {
  const wanted = fold(query.trim())
  const letters = [...text]
  const folded = fold(text)
  if (wanted === '') return { score: 0, at: [] }

  const whole = folded.indexOf(wanted)
  if (whole !== -1) {
    const atWord = isWordStart(folded, whole)
    const score = 100 + (atWord ? 60 : 0) + (whole === 0 ? 40 : 0) - letters.length / 10
    return { score, at: Array.from(wanted, (_, i) => whole + i) }
  }
  return scattered(wanted, folded)
}

function scattered(wanted: string, folded: string): FuzzyHit | null {
  const at: number[] = []
  let score = 0
  let from = 0
  for (const letter of wanted.replace(/\s+/g, '')) {
    const place = nextPlace(folded, letter, from)
    if (place === -1) return null
    score += isWordStart(folded, place) ? 8 : place === from && at.length > 0 ? 4 : -2
    at.push(place)
    from = place + 1
  }
  // Letters picked from all over a sentence mean nothing: the first has to begin a word.
  return score > 0 && isWordStart(folded, at[0]!) ? { score: score - folded.length / 20, at } : null
}

/** The next beginning of a word with this letter, unless the letter comes right here. */
function nextPlace(text: string, letter: string, from: number): number {
  const near = text.indexOf(letter, from)
  if (near === -1 || near === from) return near
  for (let place = near; place !== -1; place = text.indexOf(letter, place + 1)) {
    if (isWordStart(text, place)) return place
  }
  return near
}

const isWordStart = (text: string, place: number): boolean =>
  place === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(place - 1))
