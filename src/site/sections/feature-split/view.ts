import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { actionOf, headingOf } from '../../render/parts.ts'
import type { SectionView } from '../../render/scope.ts'
import type { featureSplit } from './index.ts'

export const featureSplitView: SectionView<z.output<typeof featureSplit.props>> = {
  heading: ({ heading }) => heading,
  render: ({ variant, heading, body, image, bullets, action }, scope) => {
    const points =
      bullets.length > 0 &&
      html`<ul class="points">
        ${bullets.map((point, at) => html`<li>${scope.icon('check')}<span ${scope.edit(`bullets.${at}`)}>${point}</span></li>`)}
      </ul>`
    const words = html`<div class="words">
      ${headingOf(heading, scope)}
      ${body && html`<div class="prose" ${scope.edit('body', 'rich')}>${scope.rich(body)}</div>`} ${points}
      ${action && html`<p class="actions">${actionOf(action, scope, 'action')}</p>`}
    </div>`
    if (!image) return words
    const large = variant === 'alternating'
    const shown = scope.picture(image, {
      sizes: `(min-width: 54rem) ${large ? 60 : 50}vw, 100vw`,
      ratio: large ? '3 / 2' : '1 / 1',
      edit: 'image',
    })
    return html`<div class="split${variant === 'left' ? ' flip' : ''}">${words}${shown}</div>`
  },
  // Neighbours of the alternating variant change sides by themselves.
  css: `
.s-feature-split .words{display:grid;gap:var(--space-4)}
.s-feature-split .split{inline-size:100%}
.s-feature-split .prose{font-size:var(--step-0)}
.s-feature-split .points{border-block-end:1px solid var(--line)}
.s-feature-split .points li{padding-block:.65em;border-block-start:1px solid var(--line)}
.s-feature-split.a-center .prose>*{margin-inline:auto}
.s-feature-split.v-alternating .words{align-content:end;block-size:100%}
@media(min-width:54rem){.s-feature-split:is(.v-left,.v-right) .split{gap:clamp(2rem,6vw,6rem)}
.s-feature-split.v-alternating .split{grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:stretch}
.s-feature-split.v-alternating .words{padding-block-start:var(--space-4);border-block-start:.2rem solid var(--text);align-content:start}
.s-feature-split.v-alternating:nth-child(even of .s-feature-split.v-alternating) .split{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
.s-feature-split.v-alternating:nth-child(even of .s-feature-split.v-alternating) .words{order:2}}
`,
}
