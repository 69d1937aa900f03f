import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { actions, headingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { hero } from './index.ts'

type Props = z.output<typeof hero.props>

export const heroView: SectionView<Props> = {
  heading: ({ heading }) => heading,
  render: (props, scope) => {
    const { variant, eyebrow, subheading, trust_line } = props
    const words = html`<div class="words">
      ${eyebrow && html`<p class="eyebrow" ${scope.edit('eyebrow')}>${eyebrow}</p>`} ${headingOf(props.heading, scope)}
      ${subheading && html`<p class="lead" ${scope.edit('subheading', 'lines')}>${subheading}</p>`}
      ${actions(props.actions, scope)}
      ${trust_line && html`<p class="trust small muted" ${scope.edit('trust_line')}>${trust_line}</p>`}
    </div>`
    if (variant === 'plain' || props.media.kind === 'none') return words
    const media = shown(props, scope)
    if (variant === 'background' && props.media.kind === 'image')
      return html`<div class="s-back">${media}</div>
        ${words}`
    return variant.startsWith('split')
      ? html`<div class="split${variant === 'split-left' ? ' flip' : ''}">${words}${media}</div>`
      : html`${words}${media}`
  },
  // Over a picture the words stand on a sheet of the page's own ground: legible on any picture, in every tone.
  css: `
.s-hero .words{display:grid;gap:var(--space-4);align-content:center;justify-items:start}
.s-hero .eyebrow{margin-block-end:calc(var(--space-2)*-.4)}
.s-hero .heading{max-inline-size:20ch}
.s-hero .actions{margin-block-start:var(--space-2)}
.s-hero .film{display:grid;inline-size:100%}
.s-hero .film>*{grid-area:1/1;inline-size:100%;aspect-ratio:16/9}
.s-hero .film .pic>:is(img,svg){block-size:100%;object-fit:cover}
.s-hero.v-plain .words{inline-size:100%;gap:var(--space-4) var(--space-6)}
@media(min-width:60rem){.s-hero.v-plain:not(.a-center,.w-narrow) .words{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.s-hero.v-plain:not(.a-center,.w-narrow) :is(.eyebrow,.heading,.trust){grid-column:1/-1}
.s-hero.v-plain:not(.a-center,.w-narrow) .lead+.actions{justify-self:end;margin:0}}
.s-hero.a-center .words,.s-hero.v-centred .words{justify-items:center;margin-inline:auto;text-align:center}
.s-hero.v-centred .actions{justify-content:center}
.s-hero.v-centred .lead{max-inline-size:36rem}
.s-hero.v-centred .pic{inline-size:100%;margin-block-start:var(--space-3)}
.s-hero .split{inline-size:100%}
@media(min-width:54rem){.s-hero.v-split-left .split{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}
.s-hero.v-split-right .split{grid-template-columns:minmax(0,6fr) minmax(0,5fr)}}
.s-hero .split .heading{font-size:var(--step-4)}
.s-hero.v-background:has(>.s-in>.s-back){padding-block:clamp(14rem,42vh,26rem) 0}
.s-hero.v-background .s-in{position:static}
.s-hero.v-background .s-back .pic{display:block;block-size:100%;border-radius:0}
.s-hero.v-background .s-back+.words{inline-size:min(100%,46rem);padding-block:var(--space-5);padding-inline:0 var(--space-5);background:var(--bg);color:var(--text);box-shadow:-20rem 0 0 var(--bg),-40rem 0 0 var(--bg)}
[dir=rtl] .s-hero.v-background:not(.a-center) .s-back+.words{box-shadow:20rem 0 0 var(--bg),40rem 0 0 var(--bg)}
.s-hero.v-background.a-center .s-back+.words{padding-inline:var(--space-5);box-shadow:none}
@media(max-width:47.99rem){.s-hero.v-background .s-back+.words{padding-inline:0;box-shadow:calc(var(--gutter)*-1) 0 0 var(--bg),var(--gutter) 0 0 var(--bg)}}
.s-hero.v-background .heading{font-size:var(--step-4)}
`,
}

function shown({ variant, media }: Props, scope: Scope) {
  if (media.kind === 'none') return null
  if (media.kind === 'video') {
    const poster = media.poster && scope.picture(media.poster, { sizes: '100vw', alt: '' })
    const src = scope.href(media.url)
    return html`<div class="film">${poster}<video src="${src}" controls preload="none" playsinline></video></div>`
  }
  const split = variant.startsWith('split')
  return scope.picture(media.image, {
    sizes: split ? '(min-width: 54rem) 50vw, 100vw' : '100vw',
    ...(variant !== 'background' && { ratio: split ? (variant === 'split-left' ? '4 / 3' : '1 / 1') : '2 / 1' }),
    eager: true,
    edit: 'media.image',
  })
}
