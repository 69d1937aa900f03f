import type * as z from 'zod'
import { classes, html } from '../../render/markup.ts'
import { linkedHeadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { bento } from './index.ts'

type Props = z.output<typeof bento.props>

export const bentoView: SectionView<Props> = {
  render: ({ variant, cells }, scope) =>
    html`<ul class="cells">
      ${cells.map((cell, at) => html`<li class="${kindOf(cell)}">${content(cell, scope, at, variant)}</li>`)}
    </ul>`,
  css: `
.s-bento .cells{--n:1;--gap:var(--space-3);display:flex;flex-wrap:wrap;gap:var(--gap);inline-size:100%;text-align:start}
.s-bento li{--span:1;position:relative;display:flex;flex-direction:column;flex:var(--span) 1 calc((100% + var(--gap))/var(--n)*min(var(--span),var(--n)) - var(--gap) - .1px);min-inline-size:0;min-block-size:8.5rem;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface))}
.s-bento .pic{flex:1;border-radius:0}
.s-bento .pic>:is(img,svg){block-size:100%;min-block-size:11rem;object-fit:cover}
.s-bento .words{display:grid;gap:var(--space-2);padding:var(--space-4);margin-block-start:auto}
.s-bento .text{color:var(--muted);white-space:pre-line}
.s-bento .plain .words{flex:1;align-content:space-between}
.s-bento .plain .sub{font-size:var(--step-2)}
@media(min-width:40rem){.s-bento .cells{--n:2}.s-bento .span-2,.s-bento .span-3{--span:2}}
@media(min-width:60rem){.s-bento .cells{--n:3}.s-bento .span-3{--span:3}
.s-bento.v-three li{min-block-size:17rem}
.s-bento.v-three .cells:not(:has(.pictured)) li{min-block-size:11rem}
.s-bento.v-three .pictured:is(.span-2,.span-3){flex-direction:row-reverse}
.s-bento.v-three .pictured:is(.span-2,.span-3) .words{flex:0 0 42%;align-content:end}
.s-bento.v-four .cells{--n:4;--gap:0px;border-block-start:1px solid var(--line);border-inline-start:1px solid var(--line)}
.s-bento.v-four li{min-block-size:14rem;border-width:0;border-block-end-width:1px;border-inline-end-width:1px;border-radius:0;background:none}
.s-bento.v-four .plain .sub{font-size:var(--step-1)}}
@media(min-width:40rem){.s-bento.w-narrow.s .cells{--n:2}}
.s-bento.w-narrow :is(.sub,.plain .sub){font-size:var(--step-1)}
`,
}

const kindOf = ({ span, image }: Props['cells'][number]) => classes(`span-${span}`, image ? 'pictured' : 'plain')

function content(
  { span, title, text, image, href }: Props['cells'][number],
  scope: Scope,
  at: number,
  variant: string,
) {
  const path = `cells.${at}`
  const share = Math.round((100 * span) / (variant === 'four' ? 4 : 3))
  const shown = image && scope.picture(image, { sizes: `(min-width: 60rem) ${share}vw, 100vw`, edit: `${path}.image` })
  const bare = href && !title
  const words =
    (title || text) &&
    html`<div class="words">
      ${title && linkedHeadingOf({ text: title, href }, scope, `${path}.title`, false)}
      ${text && textOf({ text, href: bare ? href : undefined }, scope, `${path}.text`)}
    </div>`
  return bare && !text ? html`<a class="reach" href="${scope.href(href)}">${shown}</a>` : html`${shown}${words}`
}

function textOf({ text, href }: { text: string; href: string | undefined }, scope: Scope, path: string) {
  const edit = scope.edit(path, 'lines')
  return href
    ? html`<p class="text"><a class="reach" href="${scope.href(href)}" ${edit}>${text}</a></p>`
    : html`<p class="text" ${edit}>${text}</p>`
}
