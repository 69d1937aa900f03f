import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { head, linkedHeadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { features } from './index.ts'

type Props = z.output<typeof features.props>

export const featuresView: SectionView<Props> = {
  heading: ({ heading }) => heading,
  render: (props, scope) => {
    const { variant, items, columns } = props
    const grid = variant === 'list' ? 'rows' : `grid c-${columns}`
    return html`${head(props, scope)}
      <ul class="${grid}">
        ${items.map((item, at) => html`<li${variant === 'cards' && html` class="card"`}>${feature(item, scope, at, Boolean(props.heading))}</li>`)}
      </ul>`
  },
  css: `
.s-features :is(.grid,.rows){inline-size:100%}
.s-features li{position:relative}
.s-features li .icon{color:var(--accent)}
.s-features .text{color:var(--muted);white-space:pre-line}
@media(min-width:36rem) and (max-width:59.99rem){.s-features .c-3>:last-child:nth-child(odd){grid-column:1/-1}}
.s-features.v-cards .grid{gap:var(--space-4)}
.s-features.v-cards .icon{inline-size:1.9rem;block-size:1.9rem;margin-block-end:var(--space-4)}
.s-features.v-icons li{display:grid;gap:var(--space-2);align-content:start;padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.s-features.v-icons .icon{inline-size:2.6rem;block-size:2.6rem;stroke-width:1.25;margin-block-end:var(--space-2)}
.s-features.v-icons.a-center :is(li,.card){justify-items:center}
.s-features.v-cards.a-center .card{justify-items:center}
.s-features.v-list .rows{border-block-end:1px solid var(--line)}
.s-features.v-list li{display:grid;gap:var(--space-2) var(--space-5);padding-block:var(--space-4);border-block-start:1px solid var(--line);text-align:start}
.s-features.v-list .name{display:flex;gap:.7em;align-items:baseline}
.s-features.v-list .icon{inline-size:1.15em;block-size:1.15em;font-size:var(--step-1);translate:0 .16em}
@media(min-width:48rem){.s-features.v-list li{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}.s-features.v-list .text{max-inline-size:var(--measure)}}
.s-features.v-list .heading{font-size:var(--step-3)}
@media(min-width:64rem){.s-features.v-list:not(.a-center,.w-narrow) .s-in:has(.head){grid-template-columns:minmax(0,5fr) minmax(0,8fr);gap:var(--space-6)}}
`,
}

function feature({ icon, title, text, href }: Props['items'][number], scope: Scope, at: number, under: boolean) {
  const path = `items.${at}`
  return html`<div class="name">
      ${scope.icon(icon)} ${linkedHeadingOf({ text: title, href }, scope, `${path}.title`, under)}
    </div>
    ${text && html`<p class="text" ${scope.edit(`${path}.text`, 'lines')}>${text}</p>`}`
}
