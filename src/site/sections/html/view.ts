import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { html as definition } from './index.ts'

type Props = z.output<typeof definition.props>

export const htmlView: SectionView<Props> = {
  render: (props, scope) =>
    html`<div class="${props.variant === 'boxed' ? 'prose box' : 'prose'}">${scope.rich(props.html)}</div>`,
  css: `
.s-html .prose{inline-size:100%}
.s-html .prose>:first-child{margin-block-start:0}
.s-html.a-center .prose{justify-items:center}
.s-html kbd{padding:.05em .4em;border:1px solid var(--line);border-block-end-width:.16em;border-radius:var(--radius-s);font:.88em var(--font-mono)}
.s-html abbr{text-decoration:underline dotted;text-decoration-color:var(--muted);text-underline-offset:.2em}
.s-html .box{max-inline-size:calc(var(--measure) + 2*var(--space-5));padding:var(--space-4);border:1px solid var(--line);border-block-start:.24rem solid var(--accent);border-radius:var(--radius);background:var(--card,var(--surface))}
@media(min-width:40rem){.s-html .box{padding:var(--space-5)}}
`,
}
