import { languageOf, lineOf, readStep, type Step } from './step.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

/** A sensible answer to one of our own prompts; to any other, one sentence. The same prompt gets the same answer. */
export function answerTo(prompt: string, length_factor = 1): string {
  const step = readStep(prompt)
  const words = vocabularyOf(languageOf(prompt))
  const topic = lineOf(prompt, 'Topic') ?? 'this'
  const seed = [...prompt].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)
  switch (step?.kind) {
    case 'outline':
      return JSON.stringify(outline(step, topic, words), null, 2)
    case 'meta':
      return JSON.stringify(meta(lineOf(prompt, 'Title') ?? topic, topic, words))
    case 'section':
    case 'repair':
      return markdown(Math.max(1, Math.round(step.words * length_factor)), words, seed)
    default:
      return prompt.match(/one word: (\p{L}+)/u)?.[1] ?? 'This is an answer of the fake vendor.'
  }
}

function outline({ words }: Extract<Step, { kind: 'outline' }>, topic: string, { headings, about }: Vocabulary) {
  const count = Math.min(headings.length, Math.max(2, Math.round(words / 220)))
  const sections = headings.slice(0, count).map((heading) => ({
    heading,
    goal: `${heading}: ${topic}`,
    key_points: [`${heading} 1`, `${heading} 2`],
    words: Math.floor(words / count),
  }))
  return { title: about(topic), sections }
}

function meta(title: string, topic: string, { headings }: Vocabulary) {
  return {
    title,
    meta_title: title.slice(0, 60),
    meta_description: `${title}. ${headings[0]}, ${headings[2]}. ${headings[4]}.`.slice(0, 155),
    keywords: [topic, ...headings.slice(0, 2)].map((keyword) => keyword.toLowerCase().slice(0, 80)),
  }
}

/** Paragraphs of four sentences and now and then a list, until there are about as many words as asked. */
export function markdown(words: number, vocabulary: Vocabulary, seed: number): string {
  const blocks: string[] = []
  let left = words
  for (let block = 0; left > 0; block++) {
    const lines: string[] = []
    while (lines.length < 4 && left > 0) {
      const sentence = sentenceOf(vocabulary, seed + block * 101 + lines.length * 13, left)
      lines.push(sentence)
      left -= count(sentence)
    }
    blocks.push(block % 4 === 2 ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' '))
  }
  return blocks.join('\n\n')
}

/** No longer than what is left, and never so that one or two words remain. */
function sentenceOf({ openers, subjects, verbs, objects, endings }: Vocabulary, seed: number, left: number): string {
  const random = mulberry(seed)
  const pick = (of: readonly string[]): string => of[Math.floor(random() * of.length)]!
  const all = `${pick(openers)} ${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(endings)}`.split(' ')
  const kept = left < all.length + 4 ? all.slice(0, Math.max(1, left)) : all
  return `${kept.join(' ').replace(/[,.]$/, '')}.`
}

const count = (text: string): number => text.split(' ').length

function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
