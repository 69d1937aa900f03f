import { plainText } from '../../text/plain-text.ts'

/** Around a match in a snippet. The window turns them into marks, so stored text must never hold them. */
export const MARK_START = '\u{e000}'
export const MARK_END = '\u{e001}'

export interface SearchText {
  title: string
  body: string
  meta: string
}

interface Searched {
  title: string
  content: string
  meta_title: string
  meta_description: string
  keywords: readonly string[]
}

/** What of an article can be found. */
export const searchTextOf = (article: Searched): SearchText => ({
  title: searchable(article.title),
  body: searchable(plainText(article.content)),
  meta: searchable([article.meta_title, article.meta_description, ...article.keywords].join('\n')),
})

// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f\u{e000}\u{e001}]+/gu

/**
 * One spelling for what looks the same: composed letters, and one apostrophe. U+02BC counts as a letter, so `пʼять` would
 * be one word and `п’ять` two, and neither would find the other.
 */
export const searchable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u02b9\u02bb\u02bc]/g, '’')
    .replace(UNSEEN, ' ')
