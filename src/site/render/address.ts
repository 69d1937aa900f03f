import { isSiteLink } from '../../text/html-profiles.ts'
import type { DrawingProblem } from '../../contract/site-view.ts'
import type { Sheet } from './sheet.ts'

type Report = (problem: Omit<DrawingProblem, 'section_id'>) => void

/** The address of a path of the site as this page has to write it: `/about/#prices` becomes `../about/index.html#prices`. */
export function relative(sheet: Pick<Sheet, 'root' | 'options'>, path: string): string {
  const at = path.search(/[?#]/)
  const [place, rest] = at === -1 ? [path, ''] : [path.slice(0, at), path.slice(at)]
  const file = place.endsWith('/') && !sheet.options.clean_links ? `${place}index.html` : place
  return sheet.root + file.slice(1) + rest
}

/** A path of the site that a person wrote: with a slash at its end unless it names a file. */
export function completed(path: string): string {
  const [, place, rest] = /^([^?#]*)(.*)$/s.exec(path)!
  const last = place!.slice(place!.lastIndexOf('/') + 1)
  return last === '' || last.includes('.') ? path : `${place}/${rest}`
}

/** An address for `href`. What may not be a link, or leads to a page that is not there, comes back as `#`. */
export function hrefOf(sheet: Sheet, link: string, report: Report): string {
  if (!isSiteLink(link)) {
    report({ code: 'broken_link', field: null, message: `"${link.slice(0, 200)}" cannot be a link.` })
    return '#'
  }
  if (/^(?:https?|mailto|tel):/i.test(link)) return link
  if (link.startsWith('#')) {
    if (link.length > 1) sheet.jumps.add(link.slice(1))
    return link
  }
  if (!link.startsWith('page:')) {
    const path = link.startsWith('/') ? link : fromHere(sheet.path, link)
    return linked(sheet, completed(path))
  }
  const [id = '', anchor] = link.slice('page:'.length).split('#')
  const page = sheet.look.page.get(Number(id))
  if (page) return linked(sheet, page.path + (anchor ? `#${anchor}` : ''))
  report({ code: 'broken_link', field: null, message: `There is no page with the number ${id} on this site.` })
  return '#'
}

function linked(sheet: Sheet, path: string): string {
  if (/^\/media\/[0-9a-f]{64}\/\d+\.webp$/.test(path)) sheet.files.add(path.slice(1))
  else sheet.links.add(path)
  return relative(sheet, path)
}

function fromHere(path: string, link: string): string {
  const { pathname, search, hash } = new URL(link, `http://site${path}`)
  return pathname + search + hash
}

/** The address as the world sees it. */
export const publicUrl = (look: { public_url: string }, path: string): string => look.public_url + path.slice(1)
