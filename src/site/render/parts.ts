import { html, nothing, type Markup } from './markup.ts'
import type { Scope } from './scope.ts'

interface Action {
  label: string
  href: string
  style: 'primary' | 'secondary' | 'link'
}

/** The section's own heading, at the level that its place on the page asks for. */
export function headingOf(text: string | undefined, scope: Scope, path = 'heading'): Markup {
  if (!text) return nothing
  return scope.level === 1
    ? html`<h1 class="heading" ${scope.edit(path)}>${text}</h1>`
    : html`<h2 class="heading" ${scope.edit(path)}>${text}</h2>`
}

/** A heading below the section's own, such as that of a card: one level deeper; the second where it has none. */
export const subheadingOf = (text: string, scope: Scope, path: string, under = true): Markup =>
  sub({ scope, under, edit: scope.edit(path), content: text })

/** The same where the thing may lead somewhere. Its link reaches over all of the nearest positioned box. */
export function linkedHeadingOf(
  { text, href }: { text: string; href?: string | undefined },
  scope: Scope,
  path: string,
  under = true,
): Markup {
  if (!href) return subheadingOf(text, scope, path, under)
  const link = html`<a class="reach" href="${scope.href(href)}" ${scope.edit(path)}>${text}</a>`
  return sub({ scope, under, edit: nothing, content: link })
}

interface Sub {
  scope: Scope
  under: boolean
  edit: Markup
  content: string | Markup
}

function sub({ scope, under, edit, content }: Sub): Markup {
  const level = under ? scope.level + 1 : 2
  return level === 2 ? html`<h2 class="sub" ${edit}>${content}</h2>` : html`<h3 class="sub" ${edit}>${content}</h3>`
}

/** Heading and introduction above the things of a section; nothing if there is neither. */
export function head({ heading, intro }: { heading?: string | undefined; intro?: string | undefined }, scope: Scope) {
  if (!heading && !intro) return nothing
  return html`<div class="head">
    ${headingOf(heading, scope)} ${intro && html`<p class="lead" ${scope.edit('intro', 'lines')}>${intro}</p>`}
  </div>`
}

export function actions(list: readonly Action[], scope: Scope, path = 'actions'): Markup {
  if (list.length === 0) return nothing
  return html`<p class="actions">${list.map((action, at) => actionOf(action, scope, `${path}.${at}`))}</p>`
}

export const actionOf = ({ label, href, style }: Action, scope: Scope, path: string): Markup =>
  html`<a class="button ${style}" href="${scope.href(href)}" ${scope.edit(`${path}.label`)}>${label}</a>`
