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
  const text = named(sheet, html)
  if (!text.includes('<a ') && !text.includes('<img ') && ids.length === 0) return trusted(text)
  return trusted(
    text.replace(tag, (whole, name: string, attributes: string) => {
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

/** Without names that stand on the page already. */
function named({ ids, canvas }: Sheet, html: string): string {
  if (canvas || !html.includes(' id="')) return html
  return html.replace(/(<[a-z][a-z0-9]*[^>]*?) id="([^"]*)"/g, (whole, before: string, id: string) => {
    if (ids.has(decodeEntities(id))) return before
    ids.add(decodeEntities(id))
    return whole
  })
}

function linkTag(sheet: Sheet, whole: string, attributes: string, report: Report): string {
  const href = attributeOf(attributes, 'href')
  if (href === undefined) return whole
  const address = escaped(hrefOf(sheet, href, report))
  return `<a${attributes.replace(/ href="[^"]*"/, () => ` href="${address}"`)}>`
}
