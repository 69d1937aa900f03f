import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { headingOf, subheadingOf } from '../../render/parts.ts'
import type { SectionView } from '../../render/scope.ts'
import type { faq } from './index.ts'

export const faqView: SectionView<z.output<typeof faq.props>> = {
  heading: ({ heading }) => heading,
  render: ({ variant, heading, items }, scope) =>
    html`${headingOf(heading, scope)}
      <div class="${variant === 'two-column' ? 'items grid c-2' : 'items'}">
        ${items.map(({ question, answer }, at) => {
          const title = subheadingOf(question, scope, `items.${at}.question`, Boolean(heading))
          const text = html`<div class="prose" ${scope.edit(`items.${at}.answer`, 'rich')}>${scope.rich(answer)}</div>`
          return variant === 'accordion'
            ? html`<details class="item" name="${scope.uid}">
                <summary>${title}</summary>
                ${text}
              </details>`
            : html`<div class="item">${title}${text}</div>`
        })}
      </div>`,
  css: `
.s-faq .items{inline-size:100%;text-align:start}
.s-faq .sub{line-height:1.3}
.s-faq .prose{color:var(--muted)}
.s-faq.v-accordion .items{border-block-end:1px solid var(--line)}
.s-faq.v-accordion .item{border-block-start:1px solid var(--line)}
.s-faq summary{display:flex;gap:var(--space-4);justify-content:space-between;align-items:baseline;padding-block:var(--space-3);list-style:none;cursor:pointer}
.s-faq summary::-webkit-details-marker{display:none}
.s-faq summary::after{content:"";flex:none;inline-size:.85rem;block-size:.85rem;background:conic-gradient(var(--text) 0 0) center/100% .12rem no-repeat,conic-gradient(var(--text) 0 0) center/.12rem 100% no-repeat}
.s-faq details[open]>summary::after{background-size:100% .12rem,0 0}
.s-faq summary:hover .sub{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.09em;text-underline-offset:.2em}
.s-faq.v-accordion .prose{padding-block-end:var(--space-4);padding-inline-end:var(--space-5)}
.s-faq.v-accordion .heading{font-size:var(--step-3)}
@media(min-width:64rem){.s-faq.v-accordion:not(.a-center,.w-narrow) .s-in:has(.heading){grid-template-columns:minmax(0,5fr) minmax(0,8fr);gap:var(--space-6)}}
.s-faq.v-accordion.a-center .items{max-inline-size:48rem}
.s-faq.v-two-column .item{display:grid;gap:var(--space-2);align-content:start}
.s-faq.v-two-column .items{gap:var(--space-5) var(--space-6)}
.s-faq.v-open .item{display:grid;gap:var(--space-2) var(--space-5);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.s-faq.v-open .item:last-child{border-block-end:1px solid var(--line)}
@media(min-width:54rem){.s-faq.v-open .item{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}}
@media print{.s-faq details::details-content{content-visibility:visible;block-size:auto}}
`,
}
