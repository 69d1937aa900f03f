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

/** A heading below the section's own, such as that of a card: one level deeper, or the section's where it has none. */
export function subheadingOf(text: string, scope: Scope, path: string, under = true): Markup {
  const level = under ? scope.level + 1 : scope.level === 1 ? 1 : 2
  if (level === 1) return html`<h1 class="sub" ${scope.edit(path)}>${text}</h1>`
  return level === 2
    ? html`<h2 class="sub" ${scope.edit(path)}>${text}</h2>`
    : html`<h3 class="sub" ${scope.edit(path)}>${text}</h3>`
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
