import { plainText } from '../../text/plain-text.ts'
import { textMark } from './text-mark.ts'
import { firstPicture } from './view/pictures.ts'

const EXCERPT = 200
/** Of the HTML: more than enough for an excerpt, and quick for a whole book. */
const LOOKED_AT = 8_000

/** What lists show of a post beside its title, and the mark that its text is clean. */
export const preparedText = ({ content, meta_description }: { content: string; meta_description: string }) => ({
  excerpt: meta_description.trim() || excerptOf(content),
  picture: firstPicture(content),
  checked: textMark(content),
})

/** The beginning of a text, cut at a word. */
export function excerptOf(html: string): string {
  const text = plainText(html.slice(0, LOOKED_AT)).replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT + 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : cut.slice(0, EXCERPT)).replace(/[\s,;:–—-]+$/, '')}…`
}
