import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { quote } from './index.ts'

export const quoteView: SectionView<z.output<typeof quote.props>> = {
  render: ({ variant, text, source, href }, scope) => {
    const edit = scope.edit('source')
    const words = href && !source ? html`<a href="${scope.href(href)}" ${scope.edit('text')}>${text}</a>` : text
    return html`<figure class="${variant === 'boxed' ? 'card' : 'said'}">
      ${variant === 'boxed' && scope.icon('quote')}
      <blockquote><p ${!(href && !source) && scope.edit('text')}>${words}</p></blockquote>
      ${
        source &&
        html`<figcaption>
          ${href ? html`<a href="${scope.href(href)}" ${edit}>${source}</a>` : html`<span ${edit}>${source}</span>`}
        </figcaption>`
      }
    </figure>`
  },
  css: `
.s-quote figure{display:grid;gap:var(--space-3);inline-size:100%}
.s-quote blockquote{font-family:var(--font-heading)}
.s-quote figcaption{margin:0;font-size:var(--step-0)}
.s-quote figcaption::before{content:"";display:inline-block;inline-size:1.6em;block-size:.1em;margin-inline-end:.7em;vertical-align:.3em;background:var(--accent)}
.s-quote.v-plain figure{max-inline-size:44rem;padding-inline-start:var(--space-4);border-inline-start:.2rem solid var(--accent);text-align:start}
.s-quote.v-plain blockquote{font-size:var(--step-1);font-style:italic;line-height:1.5}
.s-quote.v-plain figcaption::before{display:none}
.s-quote.v-pull figure{gap:var(--space-5);padding-block:var(--space-5);border-block:1px solid var(--line)}
.s-quote.v-pull blockquote{font-size:var(--step-4);font-weight:var(--heading-weight);line-height:1.18;letter-spacing:var(--heading-tracking);text-wrap:balance}
.s-quote.v-pull blockquote p::before{content:open-quote}
.s-quote.v-pull blockquote p::after{content:close-quote}
.s-quote.v-boxed figure{gap:var(--space-4);padding:clamp(1.5rem,5vw,4rem)}
.s-quote.v-boxed figure>.icon{inline-size:2.6rem;block-size:2.6rem;stroke-width:1.25;color:var(--accent)}
.s-quote.v-boxed blockquote{font-size:var(--step-2);line-height:1.4;max-inline-size:42rem}
.s-quote.v-boxed.a-center .card{justify-items:center}
`,
}
