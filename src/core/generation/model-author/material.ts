import type { Brief } from '../author.ts'

/** Tags of our own blocks in somebody's text would end the block early. Seen by a person, `‹` reads the same. */
const harmless = (text: string): string => text.replaceAll(/<(?=\/?\s*(?:material|wishes)\b)/gi, '‹')

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Text that the model works on and takes no orders from: the topic, the article so far, sources. The system text says
 * what the tags mean.
 */
export const material = (text: string): string => `<material>\n${harmless(text).trim()}\n</material>`

/** What the writer wishes for content and tone. It can ask for anything but another language, length or form. */
export const wishes = ({ custom_instructions }: Brief): string =>
  custom_instructions.trim() === '' ? '' : `<wishes>\n${harmless(custom_instructions).trim()}\n</wishes>`

export const topicOf = ({ topic, keywords }: Brief): string =>
  material(
    [
      `Topic: ${oneLine(topic)}`,
      ...(keywords.length > 0 ? [`Keywords: ${keywords.map(oneLine).join('; ')}`] : []),
    ].join('\n'),
  )

/** `Ukrainian (uk)`. An unknown tag stands for itself. */
export function languageLine(tag: string): string {
  let name = tag
  try {
    name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    // Not a tag that the platform can read; models know more of them.
  }
  return `Language: ${name} (${tag})`
}
