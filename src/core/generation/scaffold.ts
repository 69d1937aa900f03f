import type { Brief } from './author.ts'
import { offlineAuthor } from './drafter/index.ts'
import { assemble, writtenSection, type WrittenSection } from './text.ts'
import { plainText } from '../../text/plain-text.ts'

/** A whole scaffold by the offline drafter at once, without a job; for the samples. */
export async function writeScaffold(brief: Brief) {
  const author = offlineAuthor()
  const call = { signal: new AbortController().signal }
  const { value: outline } = await author.outline(brief, call)
  const sections: WrittenSection[] = []
  for (const [index, { heading }] of outline.sections.entries()) {
    const { value } = await author.section(brief, { outline, index, before: [], written: '' }, call)
    sections.push(await writtenSection(value, heading, brief.language))
  }
  const content = assemble(outline, sections)
  const { value: meta } = await author.meta(brief, outline.title, plainText(content), call)
  return { ...meta, content }
}
