import type { Drawing, Drawn, SiteFrame } from '../../contract/site-view.ts'
import { bodyOf } from './bodies.ts'
import { documentOf } from './document.ts'
import { escaped } from './markup.ts'
import { type DrawOptions, newSheet, type Sheet } from './sheet.ts'

export type { DrawOptions } from './sheet.ts'

/** One page as a whole HTML document. Never throws: what cannot be drawn is left out and named. */
export function draw(frame: SiteFrame, drawing: Drawing, options: DrawOptions): Drawn {
  const sheet = newSheet({ frame, options, kind: drawing.kind, ...placeOf(frame, drawing) })
  const html = documentOf(sheet, drawing, bodyOf(sheet, drawing)).toString()
  checkJumps(sheet, html)
  return { html, files: [...sheet.files], links: [...sheet.links], problems: sheet.problems }
}

function placeOf(frame: SiteFrame, drawing: Drawing): { locale: string; path: string } {
  switch (drawing.kind) {
    case 'page': {
      const { locale, path } = drawing.page.ref
      return { locale, path: drawing.page_number > 1 ? `${path}page/${drawing.page_number}/` : path }
    }
    case 'tag': {
      const { page, base } = drawing.list
      return { locale: drawing.locale, path: page > 1 && base ? `${base}page/${page}/` : drawing.path }
    }
    case 'post':
      return { locale: drawing.post.card.locale, path: drawing.post.card.path }
    case 'missing': {
      const { locale } = drawing
      return { locale, path: locale === frame.default_locale ? '/404/' : `/${locale.toLowerCase()}/404/` }
    }
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Links to a place on this page that has none of that name. */
function checkJumps(sheet: Sheet, html: string): void {
  for (const jump of sheet.jumps) {
    // Browsers know the top of every page.
    if (/^top$/i.test(jump) || [jump, decoded(jump)].some((id) => html.includes(` id="${escaped(id)}"`))) continue
    const message = `${sheet.path}: nothing on this page is named "${jump}".`
    sheet.problems.push({ code: 'broken_link', section_id: null, field: null, message })
  }
}
