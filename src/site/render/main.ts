import type { PageContent, PostList } from '../../contract/site-view.ts'
import { html, nothing, trusted, type Markup } from './markup.ts'
import { drawSection, placesOf, readSection, type Broken, type Ready } from './sections.ts'
import type { Sheet } from './sheet.ts'

type Content = Pick<PageContent, 'sections' | 'checked'> & { title: string }

/** An announcement speaks only between its days. */
function isToday({ type, props }: Ready, today: string | undefined): boolean {
  if (type !== 'announcement' || today === undefined) return true
  const { from, until } = props
  return !(typeof from === 'string' && today < from) && !(typeof until === 'string' && today > until)
}

export const reportBroken = (sheet: Sheet, { id, field, message }: Broken): void => {
  sheet.problems.push({ code: 'broken_section', section_id: id, field, message: `${sheet.path}: ${message}` })
}

export interface MainParts {
  html: Markup
  /** Those that were drawn. */
  sections: Ready[]
}

/** The sections of a page one after the other; its first heading is the heading of the page. */
export function mainOf(sheet: Sheet, content: Content, lists: Record<string, PostList>): MainParts {
  const sections: Ready[] = []
  for (const stored of content.sections) {
    const read = readSection(sheet.frame, stored, content.checked)
    if (!read.ok) reportBroken(sheet, read)
    else if (isToday(read, sheet.options.today)) sections.push(read)
  }
  const places = placesOf(sections, sheet.locale)
  for (const { anchor, heading_ids } of places) for (const id of [anchor, ...heading_ids]) if (id) sheet.ids.add(id)
  let markup = ''
  let hasHeading = false
  let needsTitle = false
  for (const [at, section] of sections.entries()) {
    const place = needsTitle ? { ...places[at]!, level: 2 as const } : places[at]!
    const drawn = drawSection(sheet, section, place, lists[section.id])
    if ('ok' in drawn) {
      reportBroken(sheet, drawn)
      continue
    }
    const text = drawn.toString()
    if (!hasHeading && !needsTitle) {
      hasHeading = text.includes('<h1')
      needsTitle = !hasHeading && /<h[2-6][ >]/.test(text)
    }
    markup += text
  }
  const title = hasHeading ? nothing : html`<h1 class="hidden">${content.title}</h1>`
  return { html: trusted(title.toString() + markup), sections }
}
