import { families } from '../theme/fonts.ts'
import { html, type Markup } from './markup.ts'
import { fileOf } from './picture.ts'
import type { Sheet } from './sheet.ts'

/** The icon of the browser tab: the site's own, else the first letter of its name on the accent. */
export function iconLinks(sheet: Sheet): Markup {
  const { frame, look, root } = sheet
  const sha256 = look.theme.favicon?.media ?? /^\/media\/([0-9a-f]{64})/.exec(look.theme.favicon?.url ?? '')?.[1]
  const facts = sha256 ? frame.pictures[sha256] : undefined
  if (facts) {
    const href = root + fileOf(sheet, facts, 180)
    return html`<link rel="icon" type="image/webp" href="${href}" /><link rel="apple-touch-icon" href="${href}" />`
  }
  const url = look.theme.favicon?.url
  if (url && /^https:\/\//i.test(url)) return html`<link rel="icon" href="${url}" />`
  return html`<link rel="icon" href="data:image/svg+xml,${letterIcon(sheet)}" />`
}

function letterIcon({ frame, look }: Sheet): string {
  const letter = [...frame.name.trim()].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '·'
  const { accent, on_accent } = look.theme.colors.light
  const round = look.theme.radius === 'none' ? 0 : 7
  const font = families[look.theme.fonts.heading].fallback.replaceAll('"', "'")
  return encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round}" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="${font}" font-size="20" font-weight="700" fill="${on_accent}">${letter.toUpperCase()}</text></svg>`,
  )
}
