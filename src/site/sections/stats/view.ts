import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { stats } from './index.ts'

export const statsView: SectionView<z.output<typeof stats.props>> = {
  render: ({ variant, items }, scope) =>
    html`<dl class="figures n-${Math.min(items.length, 4)}">
      ${items.map(({ value, unit, label, source }, at) => {
        const path = `items.${at}`
        return html`<div class="${variant === 'cards' ? 'figure card' : 'figure'}">
          <dt ${scope.edit(`${path}.label`)}>${label}</dt>
          <dd class="value">
            <span ${scope.edit(`${path}.value`)}>${value}</span
            >${unit && html` <span class="unit" ${scope.edit(`${path}.unit`)}>${unit}</span>`}
          </dd>
          ${source && html`<dd class="source">${scope.words.source}: <cite ${scope.edit(`${path}.source`)}>${source}</cite></dd>`}
        </div>`
      })}
    </dl>`,
  css: `
.s-stats .figures{display:grid;gap:var(--space-5) var(--space-4);inline-size:100%}
.s-stats .figure{display:flex;flex-direction:column;gap:var(--space-2)}
.s-stats .value{order:-1;font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-4);line-height:1;letter-spacing:var(--heading-tracking);font-variant-numeric:lining-nums}
.s-stats .unit{font-size:.5em;letter-spacing:0}
.s-stats dt{max-inline-size:26ch;line-height:1.45}
.s-stats .source{font-size:var(--step--1);color:var(--muted)}
.s-stats cite{font-style:normal}
.s-stats.a-center:not(.v-large) .figure{align-items:center}
.s-stats.v-row .figures{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));row-gap:var(--space-5);border-block:1px solid var(--line);padding-block:var(--space-5)}
@media(min-width:48rem){.s-stats.v-row .figures:is(.n-2,.n-3,.n-4){column-gap:0;overflow-x:clip}.s-stats.v-row .figures:is(.n-2,.n-3,.n-4) .figure{padding-inline:var(--space-4);margin-inline-start:-1px;border-inline-start:1px solid var(--line)}
.s-stats.v-row:not(.a-center) .figure:first-child{padding-inline-start:0;border-color:transparent}}
.s-stats.v-cards .figures{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));gap:var(--space-3)}
.s-stats.v-cards .figure{justify-content:space-between;min-block-size:9rem;gap:var(--space-4)}
@media(min-width:40rem){.s-stats.v-cards .figure{min-block-size:14rem}}
.s-stats.v-cards dt{margin-block-start:auto}
.s-stats.v-cards .value{font-size:var(--step-5);color:var(--accent)}
.s-stats.v-large .figures{gap:0;border-block-end:1px solid var(--line)}
.s-stats.v-large .figure{padding-block:var(--space-4);border-block-start:1px solid var(--line);text-align:start}
.s-stats.v-large .value{font-size:clamp(var(--step-5),13vw,calc(var(--step-5)*1.6))}
.s-stats.v-large dt{font-size:var(--step-1)}
@media(min-width:48rem){.s-stats.v-large .figure{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,6fr);grid-template-rows:auto auto;column-gap:var(--space-5);align-items:end}
.s-stats.v-large .value{grid-row:1/span 2}.s-stats.v-large .source{grid-column:2}.s-stats.v-large dt:nth-last-child(2){grid-row:1/span 2;grid-column:2}}
`,
}
