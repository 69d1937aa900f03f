import { imageUrl, linkUrl } from '../../../../text/article-html.ts'

/** What a writer types as the address of a link, as it is stored; null if nobody could follow it. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return linkUrl(`mailto:${text}`)
  if (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u.test(text)) return linkUrl(`https://${text}`)
  return linkUrl(text)
}

/** The address of a picture on the web. A picture inside an address (`data:`) would be stored in the text, so it is none. */
export function pictureAddress(typed: string): string | null {
  const text = typed.trim()
  const full = /^[a-z][a-z\d+.-]*:|^\//i.test(text) ? text : `https://${text}`
  return full.startsWith('data:') || !/\.|^\/media\//.test(full) ? null : imageUrl(full)
}
