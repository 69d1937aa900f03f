import type { PageRef } from '../../contract/site-view.ts'
import { relative } from './address.ts'
import { around } from './around.ts'
import { homeOf } from './bodies.ts'
import { classes, html, nothing, type Markup } from './markup.ts'
import { languagesOf, navigationOf, type NavLink } from './navigation.ts'
import type { Scope } from './scope.ts'
import { iconOf, scopeOf } from './scope-maker.ts'
import type { Sheet } from './sheet.ts'

export const pageHere = ({ frame, path }: Sheet): PageRef | undefined => frame.pages.find((page) => page.path === path)

/** Type 1 of the section library: name, navigation, languages and one button. */
export const headerOf = (sheet: Sheet): Markup => around(sheet, 'header', drawHeader)

function drawHeader(sheet: Sheet): Markup {
  const { frame, words, locale } = sheet
  const { theme } = sheet.look
  const { variant, sticky, cta, language_switch } = theme.header
  const scope = scopeOf(sheet, { section_id: null, uid: 'head', level: 2, headings: [] })
  const links = navigationOf(frame, theme, locale)
  if (links.some(({ children }) => children.length > 0)) sheet.islands.add('menu')
  const button = cta && html`<a class="button" href="${scope.href(cta.href)}">${cta.label}</a>`
  const languages = language_switch ? languageSwitch(sheet) : nothing
  const wide = html`<nav class="wide" aria-label="${words.navigation}">${items(links, sheet, scope)}</nav>`
  const narrow = html`<details class="menu">
    <summary><span>${words.menu}</span></summary>
    <nav aria-label="${words.menu}">${items(links, sheet, scope)}${button}</nav>
  </details>`
  return html`<header
    class="${classes('site-head', `h-${variant}`, sticky && 'sticky')}"
    ${sheet.islands.has('menu') && html` data-island="menu"`}
  >
    <div class="in">
      ${brandOf(sheet, scope)} ${links.length > 0 && wide}
      <div class="tools">${languages}${button}</div>
      ${links.length > 0 && narrow}
    </div>
  </header>`
}

/** Logo and name, as a link to the start page. */
export function brandOf(sheet: Sheet, scope: Scope): Markup {
  const { frame, look } = sheet
  const { logo, header } = look.theme
  const home = scope.href(homeOf(sheet))
  const picture =
    logo && header.logo !== 'name'
      ? scope.picture(logo, {
          sizes: '12rem',
          eager: true,
          alt: header.logo === 'image' ? (logo.alt ?? frame.name) : '',
        })
      : nothing
  const name = !logo || header.logo !== 'image' ? html`<span>${frame.name}</span>` : nothing
  return html`<a class="site-name" href="${home}" ${isHome(sheet) && html`aria-current="page"`}>${picture}${name}</a>`
}

const isHome = (sheet: Sheet): boolean => sheet.path === homeOf(sheet)

const items = (links: readonly NavLink[], sheet: Sheet, scope: Scope): Markup =>
  html`<ul class="nav">
    ${links.map((link) => html`<li>${link.children.length > 0 ? group(link, sheet, scope) : linkOf(link, sheet, scope)}</li>`)}
  </ul>`

function group(link: NavLink, sheet: Sheet, scope: Scope): Markup {
  const below = link.href === undefined ? link.children : [{ ...link, children: [] }, ...link.children]
  const isOn = below.some((one) => isCurrent(one, sheet))
  return html`<details class="site-more">
    <summary${isOn && html` class="on"`}>${link.label}</summary>
    <ul class="drop">
      ${below.map((one) => html`<li>${linkOf(one, sheet, scope)}</li>`)}
    </ul>
  </details>`
}

function linkOf({ label, href, path }: NavLink, sheet: Sheet, scope: Scope): Markup {
  if (href === undefined) return html`<span>${label}</span>`
  const mark = isCurrent({ path }, sheet) && html`aria-current="${sheet.path === path ? 'page' : 'true'}"`
  return html`<a href="${scope.href(href)}" ${mark}>${label}</a>`
}

/** The page itself, or the list of posts on a page of one. */
function isCurrent({ path }: Pick<NavLink, 'path'>, { path: here, kind, frame, locale }: Sheet): boolean {
  if (path === undefined || kind === 'missing') return false
  const isPost = kind === 'post' || kind === 'tag'
  return path === here || (isPost && path === frame.post_folders[locale])
}

/** The other languages of the page, each in its own words. */
export function languageSwitch(sheet: Sheet): Markup {
  const languages = languagesOf(sheet.frame, sheet.locale, sheet.kind === 'page' ? pageHere(sheet) : undefined)
  if (languages.length < 2) return nothing
  return html`<details class="site-langs site-more">
    <summary>
      ${iconOf('globe')}<span class="hidden">${sheet.words.language}: </span
      >${sheet.locale.split('-')[0]!.toUpperCase()}
    </summary>
    <ul class="drop">
      ${languages.map(({ locale, name, path, current }) => {
        sheet.links.add(path)
        return html`<li>
          <a
            href="${relative(sheet, path)}"
            hreflang="${locale}"
            lang="${locale}"
            ${current && html`aria-current="true"`}
            >${name}</a
          >
        </li>`
      })}
    </ul>
  </details>`
}
