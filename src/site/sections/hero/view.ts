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
      ${trust_line && html`<p class="small muted" ${scope.edit('trust_line')}>${trust_line}</p>`}
    </div>`
    if (variant === 'plain' || props.media.kind === 'none') return words
    const media = shown(props, scope)
    if (variant === 'background')
      return html`<div class="s-back">${media}</div>
        ${words}`
    return variant === 'centred'
      ? html`${words}${media}`
      : html`<div class="split${variant === 'split-right' ? '' : ' flip'}">${words}${media}</div>`
  },
  css: `
.s-hero .words{display:grid;gap:var(--space-4);justify-items:start;max-inline-size:44rem}
.s-hero.a-center .words,.s-hero.v-centred .words{justify-items:center;text-align:center;margin-inline:auto}
.s-hero.v-centred .actions{justify-content:center}
.s-hero.v-background{display:grid;align-items:end;min-block-size:min(38rem,80vh)}
.s-hero.v-background .s-back{--veil:.62}
.s-hero.v-background .pic{block-size:100%;border-radius:0}
.s-hero.v-centred .pic{inline-size:100%}
`,
}

function shown({ variant, media }: Props, scope: Scope) {
  if (media.kind === 'none') return null
  if (media.kind === 'video') {
    const poster = media.poster && scope.picture(media.poster, { sizes: '100vw', alt: '' })
    return html`<div class="pic">${poster}<video src="${media.url}" controls preload="none" playsinline></video></div>`
  }
  const wide = variant === 'background' || variant === 'centred'
  return scope.picture(media.image, {
    sizes: wide ? '100vw' : '(min-width: 54rem) 50vw, 100vw',
    ...(variant !== 'background' && { ratio: variant === 'centred' ? '16 / 9' : '4 / 3' }),
    eager: true,
    edit: 'media.image',
  })
}
