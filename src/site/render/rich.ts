import { decodeEntities } from '../../text/entities.ts'
import { hrefOf } from './address.ts'
import { escaped, trusted, type Markup } from './markup.ts'
import { imageInText } from './picture.ts'
import type { Report } from './scope-maker.ts'
import type { Sheet } from './sheet.ts'

// The sanitiser writes `<` and `>` as entities everywhere but around tags, and every attribute in double quotes.
const tag = /<(a|img|h2|h3)((?: [^>]*)?)>/g

const attributeOf = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? undefined : decodeEntities(found)
}

/** Sanitised HTML as this page shows it: links are relative, pictures have their sizes, headings have the given ids. */
export function richOf(sheet: Sheet, html: string, report: Report, ids: string[]): Markup {
  if (!html.includes('<a ') && !html.includes('<img ') && ids.length === 0) return trusted(html)
  return trusted(
    html.replace(tag, (whole, name: string, attributes: string) => {
      if (name === 'a') return linkTag(sheet, whole, attributes, report)
      if (name === 'img') {
        const shown = { alt: attributeOf(attributes, 'alt'), title: attributeOf(attributes, 'title') }
        return imageInText(sheet, attributeOf(attributes, 'src') ?? '', shown, report).toString()
      }
      const id = ids.shift()
      return id === undefined ? whole : `<${name} id="${escaped(id)}"${attributes.replace(/ id="[^"]*"/, '')}>`
    }),
  )
}

function linkTag(sheet: Sheet, whole: string, attributes: string, report: Report): string {
  const href = attributeOf(attributes, 'href')
  if (href === undefined) return whole
  const address = escaped(hrefOf(sheet, href, report))
  return `<a${attributes.replace(/ href="[^"]*"/, () => ` href="${address}"`)}>`
}
