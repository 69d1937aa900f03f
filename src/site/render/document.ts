import type { Drawing } from '../../contract/site-view.ts'
import { background as backgroundSchema } from '../background.ts'
import type { Body } from './bodies.ts'
import { footerOf } from './footer.ts'
import { type Background, gradientOf } from './frame.ts'
import { analyticsToken, beaconUrl } from './csp.ts'
import { headOf } from './head.ts'
import { headerOf } from './header.ts'
import { first, islandOf } from './islands/index.ts'
import { html, nothing, trusted, type Markup } from './markup.ts'
import { scopeOf } from './scope-maker.ts'
import { MAIN, type Sheet } from './sheet.ts'

/** The whole file. */
export function documentOf(sheet: Sheet, drawing: Drawing, body: Body): Markup {
  const back = pageBack(sheet, backgroundOf(drawing))
  const header = headerOf(sheet)
  const footer = footerOf(sheet)
  if (sheet.kind !== 'missing') sheet.files.add(sheet.look.css.path)
  for (const path of sheet.look.fonts) sheet.files.add(path)
  if (showsCode(body.html.toString())) for (const path of sheet.look.code_fonts) sheet.files.add(path)
  const { lang, dir } = speech(sheet.locale)
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        ${headOf(sheet, drawing, body)}
      </head>
      <body class="${back.class}">
        ${sheet.islands.has('theme') && trusted(`<script>${first.script}</script>\n`)}<a class="skip" href="#${MAIN}"
          >${sheet.words.skip}</a
        >
        ${back.html}${header}
        <main id="${MAIN}" tabindex="-1">${body.html}</main>
        ${footer} ${scriptsOf(sheet)}
      </body>
    </html> `
}

const showsCode = (text: string): boolean => ['<code', '<pre', '<kbd'].some((tag) => text.includes(tag))

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'])

export const speech = (locale: string): { lang: string; dir: 'ltr' | 'rtl' } => ({
  lang: locale,
  dir: rightToLeft.has(locale.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr',
})

function backgroundOf(drawing: Drawing): unknown {
  if (drawing.kind === 'page') return drawing.page.background
  if (drawing.kind === 'tag') return drawing.listing?.background ?? null
  return drawing.kind === 'missing' ? (drawing.page?.background ?? null) : null
}

/** What lies behind all sections of a page. */
export function pageBack(sheet: Sheet, stored: unknown): { class: string; html: Markup } {
  const background = stored === null || stored === undefined ? undefined : backgroundSchema.safeParse(stored).data
  if (!background) return { class: 'page', html: nothing }
  const back = background as Background
  if (back.kind === 'token')
    return { class: `page${back.token === 'accent' ? ' tone-accent' : ` on-${back.token}`}`, html: nothing }
  const veil = `--veil:${back.overlay}`
  if (back.kind === 'gradient') {
    return { class: 'page', html: html`<div class="page-back" style="${veil};background:${gradientOf(back)}"></div>` }
  }
  const scope = scopeOf(sheet, { section_id: null, uid: 'p0', level: 2, headings: [] })
  const picture = scope.picture(back.image, { sizes: '100vw', alt: '', eager: true })
  return { class: 'page', html: html`<div class="page-back" style="${veil}">${picture}</div>` }
}

/** Each script that something on the page asked for, once, whole. */
function scriptsOf(sheet: Sheet): Markup {
  const scripts = [...sheet.islands].map((name) => islandOf(name)?.script).filter((script) => script !== undefined)
  const token = analyticsToken(sheet)
  const beacon =
    token && html`<script defer src="${beaconUrl}" data-cf-beacon="${JSON.stringify({ token })}"></script> `
  return html`${trusted(scripts.map((script) => `<script>${script}</script>\n`).join(''))}${beacon}`
}
