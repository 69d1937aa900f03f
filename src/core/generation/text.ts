import { setImmediate as breathe } from 'node:timers/promises'
import type { Outline } from '../../contract/generation.ts'
import { cleanUp } from '../../text/clean-up.ts'
import { countHtmlWords } from '../../text/count-words.ts'
import { markdownToHtml } from '../../text/markdown.ts'
import { sanitiseArticle } from '../../text/sanitise.ts'

/** A finished section as it will stand in the article. */
export interface WrittenSection {
  markdown: string
  html: string
  words: number
}

/** Each part takes some milliseconds of the main process, so it breathes between them. */
export async function writtenSection(markdown: string, heading: string, language: string): Promise<WrittenSection> {
  await breathe()
  const shown = previewHtml(markdown)
  await breathe()
  const { html } = cleanUp(shown, language)
  await breathe()
  return { markdown, html, words: countHtmlWords(headingHtml(heading) + html, language) }
}

/** Text that is still coming: cleaned enough to be shown, not more. */
export const previewHtml = (markdown: string): string => sanitiseArticle(markdownToHtml(markdown))

const NOTICE = /^\s*<p data-scaffold="[^"]*">[\s\S]*?<\/p>/

/** One article from its sections; the notice of the offline drafter comes first, before any heading. */
export function assemble(outline: Outline, sections: readonly WrittenSection[]): string {
  const notice = sections[0]?.html.match(NOTICE)?.[0] ?? ''
  const body = sections.map(({ html }, index) => {
    const text = index === 0 ? html.slice(notice.length) : html
    return `${headingHtml(outline.sections[index]!.heading)}${text}`
  })
  return `${notice}${body.join('\n')}`.trim()
}

const headingHtml = (heading: string): string => `<h2>${escapeHtml(heading)}</h2>\n`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
