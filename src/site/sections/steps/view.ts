import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { headingOf, subheadingOf } from '../../render/parts.ts'
import type { SectionView } from '../../render/scope.ts'
import type { steps } from './index.ts'

export const stepsView: SectionView<z.output<typeof steps.props>> = {
  heading: ({ heading }) => heading,
  render: ({ variant, heading, items }, scope) => {
    const shownIcon = (icon: string | undefined) => variant === 'icons' && icon && scope.icon(icon)
    return html`${headingOf(heading, scope)}
      <ol class="steps">
        ${items.map(
          ({ title, text, icon }, at) =>
            html`<li>
              <span class="sign" aria-hidden="true">${shownIcon(icon) || at + 1}</span>
              <div class="words">
                ${subheadingOf(title, scope, `items.${at}.title`, Boolean(heading))}
                ${text && html`<p class="text" ${scope.edit(`items.${at}.text`, 'lines')}>${text}</p>`}
              </div>
            </li>`,
        )}
      </ol>`
  },
  css: `
.s-steps .steps{display:grid;gap:var(--space-5) var(--space-4);inline-size:100%;text-align:start}
.s-steps .sign{font-family:var(--font-heading);font-weight:var(--heading-weight);line-height:1;font-variant-numeric:lining-nums tabular-nums}
.s-steps .words{display:grid;gap:var(--space-2);align-content:start}
.s-steps .text{color:var(--muted);white-space:pre-line}
.s-steps:is(.v-numbered,.v-icons) .steps{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}
.s-steps.v-numbered li{display:grid;gap:var(--space-4);align-content:start;padding-block-start:var(--space-3);border-block-start:.15rem solid var(--text)}
.s-steps.v-numbered .sign{font-size:var(--step-4);color:var(--accent)}
.s-steps.v-icons .sign{position:relative;z-index:1;display:grid;place-items:center;inline-size:3.5rem;block-size:3.5rem;border:1px solid var(--line);border-radius:50%;background:var(--ground,var(--bg));font-size:var(--step-1)}
.s-steps.v-icons .sign .icon{inline-size:1.5rem;block-size:1.5rem;color:var(--accent)}
.s-steps.v-icons li{position:relative;display:grid;gap:var(--space-4);align-content:start;overflow-x:clip}
@media(min-width:40rem){.s-steps.v-icons .steps{column-gap:0}.s-steps.v-icons .words{padding-inline-end:var(--space-4)}
.s-steps.v-icons li:not(:last-child)::before{content:"";position:absolute;inset-block-start:1.75rem;inset-inline:3.5rem 0;border-block-start:1px solid var(--line)}}
.s-steps.v-vertical .steps{gap:0;max-inline-size:48rem}
.s-steps.v-vertical li{position:relative;display:grid;grid-template-columns:3rem minmax(0,1fr);gap:var(--space-4);padding-block-end:var(--space-5)}
.s-steps.v-vertical li:last-child{padding-block-end:0}
.s-steps.v-vertical li:not(:last-child)::before{content:"";position:absolute;inset-block:3rem 0;inset-inline-start:1.5rem;border-inline-start:1px solid var(--line)}
.s-steps.v-vertical .sign{display:grid;place-items:center;inline-size:3rem;block-size:3rem;border-radius:50%;background:var(--accent);color:var(--on-accent);font-size:var(--step-1)}
.s-steps.v-vertical .words{padding-block-start:.55rem}
.s-steps.v-vertical .heading{font-size:var(--step-3)}
@media(min-width:64rem){.s-steps.v-vertical:not(.a-center,.w-narrow) .s-in:has(.heading){grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:var(--space-6)}}
`,
}
