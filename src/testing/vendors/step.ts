/** What our own prompts ask for: their first line says so in a form that a machine reads. */
export type Step =
  | { kind: 'outline'; words: number }
  | { kind: 'section'; index: number; of: number; words: number; continues: boolean }
  | { kind: 'repair'; words: number }
  | { kind: 'meta' }

export function readStep(prompt: string): Step | null {
  const line = prompt.split('\n', 1)[0] ?? ''
  const outline = line.match(/^Step: outline, (\d+) words$/)
  if (outline) return { kind: 'outline', words: Number(outline[1]) }
  const section = line.match(/^Step: section (\d+) of (\d+), (\d+) words( more)?$/)
  if (section) {
    const [, number, of, words, more] = section
    return {
      kind: 'section',
      index: Number(number) - 1,
      of: Number(of),
      words: Number(words),
      continues: more !== undefined,
    }
  }
  const repair = line.match(/^Step: repair, (\d+) words$/)
  if (repair) return { kind: 'repair', words: Number(repair[1]) }
  return line === 'Step: meta' ? { kind: 'meta' } : null
}

/** A named line of a prompt, such as `Topic: bees`. */
export const lineOf = (prompt: string, name: string): string | undefined =>
  prompt.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1]?.trim()

/** `uk` from `Language: Ukrainian (uk)`. */
export const languageOf = (prompt: string): string =>
  lineOf(prompt, 'Language')
    ?.match(/\(([\w-]+)\)$/)?.[1]
    ?.split('-')[0] ?? 'en'
