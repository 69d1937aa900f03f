import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { testimonials } from './index.ts'

type Props = z.output<typeof testimonials.props>

export const testimonialsView: SectionView<Props> = {
  islands: ({ variant, items }) => (variant === 'carousel' && items.length > 1 ? ['carousel'] : []),
  render: ({ variant, items, label }, scope) => {
    const voices = items.map((item, at) => html`<li>${voice(item, scope, at)}</li>`)
    if (variant !== 'carousel')
      return html`<ul class="${variant === 'single' ? 'voices' : `voices grid c-${columnsFor(items.length)}`}">
        ${voices}
      </ul>`
    const { previous, next } = scope.words
    return html`<ul
        class="voices rail"
        tabindex="0"
        aria-label="${label ?? items.map(({ author }) => author).join(', ')}"
      >
        ${voices}
      </ul>
      ${
        items.length > 1 &&
        html`<p class="turn" hidden>
          <button type="button" class="button secondary" data-turn="-1" aria-label="${previous}">
            ${scope.icon('arrow-right')}
          </button>
          <button type="button" class="button secondary" data-turn="1" aria-label="${next}">
            ${scope.icon('arrow-right')}
          </button>
        </p>`
      }`
  },
  css: `
.s-testimonials .voices{inline-size:100%}
.s-testimonials li,.s-testimonials figure{min-inline-size:0}
.s-testimonials figure{display:grid;gap:var(--space-4);align-content:start;text-align:start}
.s-testimonials blockquote p::before{content:open-quote}
.s-testimonials blockquote p::after{content:close-quote}
.s-testimonials figcaption{display:flex;align-items:center;gap:var(--space-3);margin:0;color:var(--text);line-height:1.4}
.s-testimonials figcaption p{font-weight:600}
.s-testimonials figcaption p+p{font-weight:400;color:var(--muted)}
.s-testimonials .pic{flex:none;inline-size:3rem}
.s-testimonials .stars{display:flex;gap:.15em;color:var(--accent)}
.s-testimonials .stars .icon{inline-size:1.05em;block-size:1.05em}
.s-testimonials .stars .full .icon{fill:currentColor}
.s-testimonials .full,.s-testimonials .hollow{display:flex;gap:.15em}
.s-testimonials.v-grid figure{block-size:100%;grid-template-rows:auto 1fr auto;padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.s-testimonials.v-grid figure>:first-child:is(blockquote){grid-row:1/span 2}
@media(min-width:36rem) and (max-width:59.99rem){.s-testimonials .c-3>:last-child:nth-child(odd){grid-column:1/-1}}
.s-testimonials.v-grid blockquote{font-size:var(--step-1);line-height:1.5}
.s-testimonials.v-carousel .rail{position:relative;display:grid;grid-auto-flow:column;grid-auto-columns:min(88%,34rem);gap:var(--space-3);overflow-x:auto;scroll-snap-type:inline mandatory;scrollbar-width:thin;scrollbar-color:var(--line) transparent;padding-block-end:var(--space-3)}
.s-testimonials.v-carousel li{scroll-snap-align:start;display:grid}
.s-testimonials.v-carousel figure{grid-template-rows:1fr auto;padding:var(--space-5) var(--space-4) var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface))}
.s-testimonials.v-carousel figure:has(.stars){grid-template-rows:auto 1fr auto}
.s-testimonials.v-carousel blockquote{font-family:var(--font-heading);font-size:var(--step-1);line-height:1.45}
.s-testimonials .turn:not([hidden]){display:flex;gap:var(--space-2)}
.s-testimonials .turn .button{padding:.6rem;inline-size:2.9rem}
.s-testimonials .turn .icon{inline-size:1.2rem;block-size:1.2rem}
.s-testimonials .turn [data-turn="-1"] .icon,[dir=rtl] .s-testimonials .turn [data-turn="1"] .icon{scale:-1 1}
[dir=rtl] .s-testimonials .turn [data-turn="-1"] .icon{scale:1}
.s-testimonials.v-single .voices{display:grid;gap:var(--space-6)}
.s-testimonials.v-single figure{gap:var(--space-4);max-inline-size:54rem}
.s-testimonials.v-single.a-center figure{margin-inline:auto;justify-items:center;text-align:center}
.s-testimonials.v-single blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1.25;letter-spacing:var(--heading-tracking);text-wrap:balance}
.s-testimonials.v-single li+li{padding-block-start:var(--space-6);border-block-start:1px solid var(--line)}
.s-testimonials.v-single li+li blockquote{font-size:var(--step-2)}
`,
}

/** Two and four voices make whole rows of two; one stands alone. */
const columnsFor = (count: number) => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3)

function voice({ quote, author, role, avatar, rating }: Props['items'][number], scope: Scope, at: number) {
  const path = `items.${at}`
  return html`<figure>
    ${rating && stars(rating, scope)}
    <blockquote><p ${scope.edit(`${path}.quote`)}>${quote}</p></blockquote>
    <figcaption>
      ${avatar && scope.picture(avatar, { sizes: '3rem', ratio: '1 / 1', class: 'round', alt: '', edit: `${path}.avatar` })}
      <div>
        <p ${scope.edit(`${path}.author`)}>${author}</p>
        ${role && html`<p class="small" ${scope.edit(`${path}.role`)}>${role}</p>`}
      </div>
    </figcaption>
  </figure>`
}

function stars(rating: number, scope: Scope) {
  const drawn = (count: number) => Array.from({ length: count }, () => scope.icon('star'))
  return html`<p class="stars">
    <span class="hidden">${scope.words.rating(rating)}</span><span class="full">${drawn(rating)}</span>
    ${rating < 5 && html`<span class="hollow">${drawn(5 - rating)}</span>`}
  </p>`
}
