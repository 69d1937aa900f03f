import { networkNames } from '../theme/networks.ts'
import { around } from './around.ts'
import { brandOf, languageSwitch } from './header.ts'
import { html, nothing, type Markup } from './markup.ts'
import { navigationOf } from './navigation.ts'
import type { Scope } from './scope.ts'
import { scopeOf } from './scope-maker.ts'
import type { Sheet } from './sheet.ts'

/** Type 32 of the section library: what stands at the foot of every page. */
export const footerOf = (sheet: Sheet): Markup => around(sheet, 'footer', drawFooter)

function drawFooter(sheet: Sheet): Markup {
  const { frame, locale } = sheet
  const { theme } = sheet.look
  const { variant, columns, legal, language_switch, theme_toggle } = theme.footer
  const scope = scopeOf(sheet, { section_id: null, uid: 'foot', level: 2, headings: [] })
  const tools = html`${theme_toggle && theme.mode === 'auto' && themeToggle(sheet)}${language_switch && languageSwitch(sheet)}`
  const links = variant === 'columns' && columns.length === 0 ? navigationOf(frame, theme, locale) : []
  const social = socialOf(sheet, scope)
  return html`<footer class="site-foot f-${variant}">
    <div class="in">
      <div class="top">
        <div class="who">${brandOf(sheet, scope)}${variant === 'columns' && social}</div>
        ${variant === 'columns' && columnsOf(columns, scope)}
        ${
          links.length > 0 &&
          html`<ul class="plain">
            ${links.map(({ label, href }) => href !== undefined && html`<li><a href="${scope.href(href)}">${label}</a></li>`)}
          </ul>`
        }
        ${variant === 'simple' && social}
      </div>
      <div class="end">
        <div class="legal">${legal ? scope.rich(legal) : nothing}</div>
        <div class="tools">${tools}</div>
      </div>
    </div>
  </footer>`
}

const columnsOf = (columns: Sheet['look']['theme']['footer']['columns'], scope: Scope): Markup =>
  columns.length === 0
    ? nothing
    : html`<div class="cols">
        ${columns.map(
          ({ title, links }) =>
            html`<div>
              <p class="title">${title}</p>
              <ul class="list">
                ${links.map(({ label, href }) => html`<li><a href="${scope.href(href)}">${label}</a></li>`)}
              </ul>
            </div>`,
        )}
      </div>`

function socialOf({ look, words }: Sheet, scope: Scope): Markup {
  const { social } = look.theme.footer
  if (social.length === 0) return nothing
  return html`<ul class="social" aria-label="${words.social}">
    ${social.map(({ network, href }) => html`<li><a rel="me" href="${scope.href(href)}">${networkNames[network]}</a></li>`)}
  </ul>`
}

/** Hidden where there are no scripts: without one it could do nothing. */
function themeToggle(sheet: Sheet): Markup {
  const { theme, light, dark } = sheet.words
  sheet.islands.add('theme')
  return html`<div class="theme" role="group" aria-label="${theme}" data-island="theme" hidden>
    <button type="button" value="light" aria-pressed="false">${light}</button>
    <button type="button" value="dark" aria-pressed="false">${dark}</button>
  </div>`
}
