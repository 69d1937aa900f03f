import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { actions, headingOf } from '../../render/parts.ts'
import type { SectionView } from '../../render/scope.ts'
import type { cta } from './index.ts'

export const ctaView: SectionView<z.output<typeof cta.props>> = {
  heading: ({ heading }) => heading,
  render: (props, scope) => {
    const heading = headingOf(props.heading, scope)
    const text = props.text && html`<p class="lead" ${scope.edit('text', 'lines')}>${props.text}</p>`
    const buttons = actions(props.actions, scope)
    if (props.variant === 'banner') return html`<div class="call">${heading}${text}${buttons}</div>`
    if (props.variant === 'boxed')
      return html`<div class="call">
        <div class="words">${heading}${text}</div>
        ${buttons}
      </div>`
    const beside = (text || props.actions.length > 0) && html`<div class="words">${text}${buttons}</div>`
    return html`<div class="call">${heading}${beside}</div>`
  },
  css: `
.s-cta :is(.call,.words){display:grid;gap:var(--space-4);justify-items:start}
.s-cta .call{inline-size:100%}
.s-cta.a-center :is(.call,.words){justify-items:center}
.s-cta.v-banner .heading{font-size:var(--step-4);max-inline-size:20ch}
.s-cta.v-banner .actions{margin-block-start:var(--space-2)}
.s-cta.v-boxed .call{padding:clamp(1.5rem,4vw,3.5rem);border:1px solid var(--line);border-radius:var(--radius-l);background:var(--card,var(--surface));box-shadow:var(--shadow)}
.s-cta.v-boxed .words{gap:var(--space-3)}
@media(min-width:54rem){.s-cta.v-boxed:not(.a-center,.w-narrow) .call{grid-template-columns:minmax(0,1fr) auto;align-items:center;column-gap:var(--space-6)}
.s-cta.v-boxed:not(.a-center,.w-narrow) .actions{flex-direction:column;align-items:stretch}}
.s-cta.v-split .call{padding-block-start:var(--space-5);border-block-start:.15rem solid var(--text)}
@media(min-width:54rem){.s-cta.v-split:not(.a-center,.w-narrow) .call{grid-template-columns:minmax(0,7fr) minmax(0,5fr);column-gap:var(--space-6);align-items:start}}
`,
}
