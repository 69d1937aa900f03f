import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { richText } from './index.ts'

type Props = z.output<typeof richText.props>

export const richTextView: SectionView<Props> = {
  render: (props, scope) => html`<div class="prose">${scope.rich(props.html)}</div>`,
  css: `
.s-rich-text .prose{inline-size:100%}
.s-rich-text .prose>:first-child{margin-block-start:0}
.s-rich-text.a-center:not(.v-two-column) .prose{justify-items:center}
@media(min-width:60rem){
.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child){grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:var(--space-5);align-items:first baseline}
.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child)>*{grid-column:2}
.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child)>h2{grid-column:1}
.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child)>h2:first-child+*{margin-block-start:0}
.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child)>h2:not(:first-child),.s-rich-text.v-plain:not(.a-center,.w-narrow) .prose:has(>h2:first-child)>h2:not(:first-child)+*{margin-block-start:var(--space-4)}
}
.s-rich-text.v-two-column .prose{display:block;text-align:start}
.s-rich-text.v-two-column .prose>*{max-inline-size:none}
.s-rich-text.v-two-column .prose>*+*{margin-block-start:var(--space-3)}
.s-rich-text.v-two-column .prose>:is(h2,h3){break-after:avoid}
.s-rich-text.v-two-column .prose>:is(figure,table,pre,blockquote,ul,ol){break-inside:avoid}
.s-rich-text.v-two-column .prose>p{orphans:2;widows:2;hyphens:auto}
.s-rich-text.v-two-column .prose>:is(h2,h3):not(:first-child){margin-block-start:var(--space-4)}
.s-rich-text.v-two-column .prose>h3+*{margin-block-start:var(--space-2)}
@media(min-width:54rem){
.s-rich-text.v-two-column .prose{columns:2;column-gap:var(--space-6);column-rule:1px solid var(--line)}
.s-rich-text.v-two-column .prose>h2:first-child{column-span:all;padding-block-end:var(--space-4)}
.s-rich-text.v-two-column .prose>h2:first-child+*{margin-block-start:0}
}
.s-rich-text.v-drop-cap .prose{justify-content:center;grid-template-columns:minmax(0,var(--measure))}
.s-rich-text.v-drop-cap .prose>p:first-of-type{font-size:var(--step-1);line-height:1.55}
.s-rich-text.v-drop-cap .prose>p:first-of-type::first-letter{float:inline-start;margin:.06em .1em 0 0;font:var(--heading-weight) 3.6em/.78 var(--font-heading);color:var(--accent)}
@supports (initial-letter:3){.s-rich-text.v-drop-cap .prose>p:first-of-type::first-letter{float:none;margin:0 .5rem 0 0;font-size:inherit;line-height:inherit;initial-letter:3}}
`,
}
