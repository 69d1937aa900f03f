import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { headingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { logos } from './index.ts'

type Props = z.output<typeof logos.props>
type Item = Props['items'][number]

export const logosView: SectionView<Props> = {
  heading: ({ heading }) => heading,
  render: ({ variant, heading, items }, scope) => {
    // A drawing of ours says no name by itself.
    const draw = (item: Item, at: number) => (variant === 'row' && !item.image.art ? mark : named)(item, scope, at)
    return html`${headingOf(heading, scope)}
      <ul class="marks">
        ${items.map((item, at) => html`<li>${draw(item, at)}</li>`)}
      </ul>`
  },
  css: `
.s-logos .pic{background:none;border-radius:0;overflow:visible}
.s-logos .pic:not(.gone)>:is(img,svg){inline-size:auto;max-inline-size:10rem;block-size:2.75rem;object-fit:contain}
.s-logos .pic.gone{min-block-size:2.75rem;padding-inline:var(--space-3);aspect-ratio:auto}
.s-logos .marks{inline-size:100%}
.s-logos li{position:relative}
.s-logos time{color:var(--muted)}
.s-logos.v-row .heading{font:600 var(--step-0)/1.4 var(--font-body);letter-spacing:0;color:var(--muted)}
.s-logos.v-row .marks{display:flex;flex-wrap:wrap;gap:var(--space-4) var(--space-6);align-items:center;padding-block:var(--space-4);border-block:1px solid var(--line)}
.s-logos.v-row li{display:flex;align-items:center;gap:.7em;font-size:var(--step--1)}
.s-logos.v-row .name{font-family:var(--font-heading);font-weight:600;font-size:var(--step-0);line-height:1.25}
.s-logos.v-row .name~time,.s-logos.v-row .pic:has(+.name){flex:none}
.s-logos.v-row .pic:has(+.name)>:is(img,svg){block-size:1.9rem}
.s-logos.v-row.a-center .marks{justify-content:center}
@media(min-width:60rem){.s-logos.v-row:not(.a-center,.w-narrow) .s-in:has(.heading){grid-template-columns:minmax(0,3fr) minmax(0,9fr);align-items:center;border-block:1px solid var(--line)}
.s-logos.v-row:not(.a-center,.w-narrow) .heading+.marks{border:0;justify-content:space-between}}
.s-logos.v-grid .marks{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr));padding-block-end:1px;padding-inline-start:1px}
.s-logos.v-grid li{display:grid;place-content:center;justify-items:center;gap:var(--space-3);min-block-size:9.5rem;margin-block-end:-1px;margin-inline-start:-1px;padding:var(--space-4) var(--space-3);border:1px solid var(--line);text-align:center}
.s-logos.v-grid .name{font-size:var(--step--1);line-height:1.35}
.s-logos.v-grid time{display:block;font-size:var(--step--1)}
.s-logos.v-awards .marks{display:grid;border-block-start:1px solid var(--line)}
.s-logos.v-awards li{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:0 var(--space-4);align-items:center;padding-block:var(--space-3);border-block-end:1px solid var(--line);text-align:start}
.s-logos.v-awards .pic{grid-row:span 2}
.s-logos.v-awards .name{align-self:center;font-family:var(--font-heading);font-size:var(--step-1);line-height:1.3}
.s-logos.v-awards .name:last-child{grid-row:span 2}
.s-logos.v-awards time{font-size:var(--step--1)}
@media(min-width:48rem){.s-logos.v-awards li{grid-template-columns:6rem minmax(0,1fr) auto}.s-logos.v-awards .pic,.s-logos.v-awards .name:last-child{grid-row:auto}}
`,
}

/** The picture says the name itself. */
function mark({ image, alt, href, date }: Item, scope: Scope, at: number) {
  const shown = scope.picture(image, { sizes: '10rem', alt, edit: `items.${at}.image` })
  return html`${href ? html`<a href="${scope.href(href)}">${shown}</a>` : shown} ${date && scope.date(date)}`
}

/** The name stands beside its picture, which has nothing to add to it. */
function named(item: Item, scope: Scope, at: number) {
  const { image, alt, href, date } = item
  if (!alt) return mark(item, scope, at)
  const edit = scope.edit(`items.${at}.alt`)
  const name = href
    ? html`<p class="name"><a class="reach" href="${scope.href(href)}" ${edit}>${alt}</a></p>`
    : html`<p class="name" ${edit}>${alt}</p>`
  return html`${scope.picture(image, { sizes: '10rem', alt: '', edit: `items.${at}.image` })} ${name}
  ${date && scope.date(date)}`
}
