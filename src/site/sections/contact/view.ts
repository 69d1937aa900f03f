import type * as z from 'zod'
import { html, nothing, type Markup } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { contact } from './index.ts'

type Props = z.output<typeof contact.props>

export const contactView: SectionView<Props> = {
  render: (props, scope) => {
    const { variant, map_image, form_ref } = props
    const wide = variant === 'stacked'
    const map =
      map_image &&
      scope.picture(map_image, {
        sizes: wide ? '100vw' : '(min-width: 54rem) 50vw, 100vw',
        ratio: wide ? '21 / 9' : '1 / 1',
        class: 'map',
        edit: 'map_image',
      })
    const facts = factsOf(props, scope)
    const write =
      form_ref &&
      html`<p class="actions">
        <a class="button secondary" href="${scope.href(`#${form_ref}`)}">${scope.words.to_form}</a>
      </p>`
    return html`${map}
      <div class="words">${facts.length > 0 && html`<dl class="facts">${facts}</dl>`}${write}</div>`
  },
  css: `
.s-contact .words{display:grid;gap:var(--space-4);align-content:start;min-inline-size:0}
.s-contact .facts{display:grid;gap:var(--space-4)}
.s-contact .fact>dt{margin-block-end:.35em;font-size:var(--step--1);font-weight:600;color:var(--muted)}
.s-contact dd{margin:0}
.s-contact .lines{white-space:pre-line}
.s-contact .fact>dd{font-family:var(--font-heading);font-size:var(--step-1);line-height:1.4}
.s-contact .fact>dd.hours{font:inherit;font-variant-numeric:tabular-nums}
.s-contact .hours dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1em 1.5em;padding-block:.45em;border-block-end:1px solid var(--line)}
.s-contact .hours dl>div:first-child{border-block-start:1px solid var(--line)}
.s-contact.v-split .fact{padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
.s-contact.v-split .hours dl>div:first-child{border-block-start:0}
.s-contact.v-split .hours dl>div:last-child{border-block-end:0}
@media(min-width:54rem){
.s-contact.v-split>.s-in:has(.map){grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:var(--space-6);align-items:start}
.s-contact.v-split .map{order:2}
.s-contact.v-split .fact{display:grid;grid-template-columns:minmax(6rem,1fr) minmax(0,3fr);gap:var(--space-3)}
.s-contact.v-split .fact>dt{padding-block-start:.3em}
}
@media(min-width:44rem){.s-contact.v-stacked .facts{grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:var(--space-4)}.s-contact.v-stacked .fact:has(.hours){grid-column:span 2}}
.s-contact.v-stacked .fact>dd{font-size:var(--step-0);line-height:1.5}
.s-contact.v-stacked .words{inline-size:100%}
.s-contact.v-stacked .map{inline-size:100%}
.s-contact.a-center .hours{text-align:start}
`,
}

function factsOf({ address, phone, email, hours }: Props, scope: Scope): Markup[] {
  const { words } = scope
  const number = phone?.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '')
  return [
    address && fact(words.address, html`<dd class="lines" ${scope.edit('address', 'lines')}>${address}</dd>`),
    phone &&
      fact(
        words.phone,
        number
          ? html`<dd><a href="${scope.href(`tel:${number}`)}" ${scope.edit('phone')}>${phone}</a></dd>`
          : html`<dd ${scope.edit('phone')}>${phone}</dd>`,
      ),
    email &&
      fact(words.email, html`<dd><a href="${scope.href(`mailto:${email}`)}" ${scope.edit('email')}>${email}</a></dd>`),
    hours.length > 0 &&
      fact(words.hours, html`<dd class="hours"><dl>${hours.map((line, at) => hoursOf(line, at, scope))}</dl></dd>`),
  ]
    .map((one) => one || nothing)
    .filter((one) => one !== nothing)
}

const fact = (name: string, dd: Markup) =>
  html`<div class="fact">
    <dt>${name}</dt>
    ${dd}
  </div>`

const hoursOf = ({ days, time }: Props['hours'][number], at: number, scope: Scope) =>
  html`<div>
    <dt ${scope.edit(`hours.${at}.days`)}>${days}</dt>
    <dd ${scope.edit(`hours.${at}.time`)}>${time}</dd>
  </div>`
