import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { beforeAfter } from './index.ts'

type Props = z.output<typeof beforeAfter.props>

export const beforeAfterView: SectionView<Props> = {
  islands: ({ variant }) => (variant === 'slider' ? ['before-after'] : []),
  render: (props, scope) =>
    html`<div class="pair">
      ${sideOf('before', props, scope)} ${sideOf('after', props, scope)}
      ${
        props.variant === 'slider' &&
        html`<input type="range" min="0" max="100" value="50" aria-label="${scope.words.compare}" hidden />`
      }
    </div>`,
  css: `
.s-before-after .pair{position:relative;display:grid;gap:var(--space-3);inline-size:100%}
.s-before-after figure{min-inline-size:0}
.s-before-after .pic{inline-size:100%}
.s-before-after figcaption{font-weight:600;color:var(--text)}
@media(min-width:40rem){.s-before-after .pair:not(.on){grid-template-columns:repeat(2,minmax(0,1fr))}}
.s-before-after.v-side-by-side .pair{gap:var(--space-4)}
.s-before-after.v-side-by-side figcaption{padding-block-start:var(--space-2);border-block-start:1px solid var(--line);margin-block-start:var(--space-3)}
.s-before-after .on{display:block;overflow:hidden;border-radius:var(--radius)}
.s-before-after .on figure+figure{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}
.s-before-after .on .pic{border-radius:0}
.s-before-after .on figcaption{position:absolute;inset-block-end:var(--space-3);left:var(--space-3);margin:0;padding:.25em .7em;background:var(--bg);border-radius:var(--radius-s)}
.s-before-after .on figure+figure figcaption{left:auto;right:var(--space-3)}
.s-before-after .on::before{content:"";position:absolute;z-index:1;inset-block:0;left:var(--at,50%);inline-size:.14rem;margin-inline-start:-.07rem;background:var(--bg)}
.s-before-after .on::after{content:"‹ ›";display:grid;place-items:center;font-weight:600;line-height:1;color:var(--on-accent);position:absolute;z-index:1;inset-block-start:50%;left:var(--at,50%);inline-size:2.75rem;block-size:2.75rem;translate:-50% -50%;border:.14rem solid var(--bg);border-radius:50%;background:var(--accent)}
.s-before-after .on:focus-within::after{outline:.18rem solid var(--focus);outline-offset:.2rem}
.s-before-after input{position:absolute;z-index:2;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:ew-resize;direction:ltr;touch-action:pan-y}
`,
}

function sideOf(side: 'before' | 'after', { variant, alts, labels, ...pictures }: Props, scope: Scope): Markup {
  const slider = variant === 'slider'
  const picture = scope.picture(pictures[side], {
    sizes: slider ? '100vw' : '(min-width: 40rem) 50vw, 100vw',
    ratio: slider ? '3 / 2' : '4 / 5',
    alt: alts[side],
    edit: side,
  })
  return html`<figure>
    ${picture}
    <figcaption><span ${scope.edit(`labels.${side}`)}>${labels[side] || scope.words[side]}</span></figcaption>
  </figure>`
}
