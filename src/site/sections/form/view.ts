import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import { headingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import { consentOf, controlOf } from './controls.ts'
import { formCss } from './css.ts'
import type { form } from './index.ts'

type Props = z.output<typeof form.props>

export const formView: SectionView<Props> = {
  heading: ({ heading }) => heading,
  render: (props, scope) => {
    const { heading, fields, consent, success_text: success } = props
    const inside = html`<div class="fields">${fields.map((field, at) => controlOf(field, at, scope))}</div>
      ${trap(scope)} ${consent && consentOf(consent, scope)} ${send(props, scope)}`
    return html`${heading && html`<div class="head">${headingOf(heading, scope)}</div>`}
      <div class="desk">
        ${success && said(success, props, scope)}
        ${scope.canvas ? html`<div class="sheet">${inside}</div>` : sending(props, inside, scope)}
      </div>`
  },
  css: formCss,
}

/** A service may come back to it: `/contact/#write-sent`. */
function said(success: string, { anchor }: Props, scope: Scope) {
  const edit = scope.edit('success_text')
  const id = `${anchor ?? scope.uid}-sent`
  return html`<p class="${scope.canvas ? 'done shown' : 'done'}" id="${id}" role="status" ${edit}>${success}</p>`
}

const isMail = (target: string) => target.startsWith('mailto:')
const addressOf = (target: string) => (isMail(target) ? target.slice('mailto:'.length) : target)

const sending = ({ target }: Props, inside: Markup, scope: Scope) =>
  isMail(target)
    ? html`<form class="sheet" action="${scope.href(target)}" method="post" enctype="text/plain">${inside}</form>`
    : html`<form class="sheet" action="${scope.href(target)}" method="post">${inside}</form>`

/** A field that only a machine fills in. Its name cannot be that of a field of the form. */
const trap = (scope: Scope) =>
  html`<p class="hidden" aria-hidden="true">
    <label for="${scope.uid}-trap">${scope.words.leave_empty}</label>
    <input id="${scope.uid}-trap" type="text" name="_gotcha" tabindex="-1" autocomplete="off" />
  </p>`

function send({ submit_label, target }: Props, scope: Scope) {
  const label = html`<span ${scope.edit('submit_label')}>${submit_label || scope.words.send}</span>`
  const address = addressOf(target)
  if (scope.canvas)
    return html`<div class="send">
      <button class="button primary" type="button">${label}</button>
      <p class="small muted">${scope.words.preview_only(address)}</p>
    </div>`
  const [before, after] = scope.words.sends_to('\n').split('\n')
  return html`<div class="send">
    <button class="button primary" type="submit">${label}</button>
    ${
      isMail(target) && html`<p class="small muted">${before}<a href="${scope.href(target)}">${address}</a>${after}</p>`
    }
  </div>`
}
