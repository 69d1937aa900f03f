import type * as z from 'zod'
import { html, trusted, type Markup } from '../../render/markup.ts'
import type { Scope } from '../../render/scope.ts'
import type { form } from './index.ts'

type Field = z.output<typeof form.props>['fields'][number]

/** One field with its label; several choices are a group with a legend. */
export function controlOf(field: Field, at: number, scope: Scope): Markup {
  const { type, options, required } = field
  const id = `${scope.uid}-${field.name}`
  const label = html`<span ${scope.edit(`fields.${at}.label`)}>${field.label}</span>`
  const must = required && html` <span class="must">${scope.words.required}</span>`
  if (type === 'radio' || (type === 'checkbox' && options.length > 0))
    return html`<fieldset class="field wide">
      <legend>${label}${must}</legend>
      ${options.map((option, nth) => choiceOf({ field, option, id: `${id}-${nth}`, path: `fields.${at}.options.${nth}` }, scope))}
    </fieldset>`
  if (type === 'checkbox')
    return html`<p class="field tick wide">
      <input id="${id}" type="checkbox" name="${field.name}" value="yes" ${attributes(field)} />
      <label for="${id}">${label}${must}</label>
    </p>`
  return html`<p class="${type === 'textarea' ? 'field wide' : 'field'}">
    <label for="${id}">${label}${must}</label>
    ${type === 'textarea' ? areaOf(field, id) : type === 'select' ? selectOf(field, id, scope) : lineOf(field, id)}
  </p>`
}

interface Choice {
  field: Field
  option: string
  id: string
  path: string
}

/** Of several boxes none can be asked for by itself, so `required` is said in words alone. */
const choiceOf = ({ field, option, id, path }: Choice, scope: Scope) =>
  html`<div class="tick">
    <input
      id="${id}"
      type="${field.type}"
      name="${field.name}"
      value="${option}"
      ${field.type === 'radio' && attributes(field)}
    />
    <label for="${id}" ${scope.edit(path)}>${option}</label>
  </div>`

const attributes = ({ required, autocomplete }: Field): Markup =>
  html`${required && trusted(' required')}${autocomplete && html` autocomplete="${autocomplete}"`}`

const lineOf = (field: Field, id: string) =>
  html`<input id="${id}" type="${field.type}" name="${field.name}" ${attributes(field)} />`

const areaOf = (field: Field, id: string) =>
  html`<textarea id="${id}" name="${field.name}" rows="5" ${attributes(field)}></textarea>`

const selectOf = (field: Field, id: string, scope: Scope) =>
  html`<select id="${id}" name="${field.name}" ${attributes(field)}>
    <option value="">${scope.words.choose}</option>
    ${field.options.map((option) => html`<option value="${option}">${option}</option>`)}
  </select>`

const paragraphs = /^(?:<p>(?:(?!<\/?(?:p|ul|ol|div)\b).)*<\/p>\s*)+$/s

/** A label may hold no paragraphs: plain ones become lines of it, anything else names the box from beside it. */
export function consentOf(consent: string, scope: Scope): Markup {
  const id = `${scope.uid}-consent`
  const must = html`<span class="must">${scope.words.required}</span>`
  if (scope.canvas || !paragraphs.test(consent))
    return html`<div class="tick consent">
      <input id="${id}" type="checkbox" name="consent" value="yes" required aria-labelledby="${id}-text" />
      <div id="${id}-text">
        <div ${scope.edit('consent', 'rich')}>${scope.rich(consent)}</div>
        ${must}
      </div>
    </div>`
  const lines = consent
    .trim()
    .replace(/^<p>|<\/p>$/g, '')
    .replace(/<\/p>\s*<p>/g, '<br>')
  return html`<div class="tick consent">
    <input id="${id}" type="checkbox" name="consent" value="yes" required />
    <label for="${id}">${scope.rich(lines)} ${must}</label>
  </div>`
}
