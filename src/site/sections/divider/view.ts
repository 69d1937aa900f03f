import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { divider } from './index.ts'

export const dividerView: SectionView<z.output<typeof divider.props>> = {
  render: ({ style, height }) =>
    style === 'space' ? html`<div class="gap h-${height}"></div>` : html`<hr class="${style} h-${height}" />`,
  // The neighbours bring space of their own, so the lines need little.
  css: `
.s-divider{--h:calc(var(--section)*.25)}
.s-divider.s{padding-block:0}
.s-divider:has(.h-small){--h:0rem}
.s-divider:has(.h-large){--h:calc(var(--section)*.75)}
.s-divider :is(hr,.gap){inline-size:100%;border:0;margin:0}
.s-divider .gap{block-size:calc(var(--h)*2)}
.s-divider .gap.h-small{block-size:var(--space-4)}
.s-divider .line{margin-block:var(--h);border-block-start:1px solid var(--line)}
.s-divider .ornament{display:flex;justify-content:center;align-items:center;gap:var(--space-5);margin-block:var(--h);min-block-size:1rem}
.s-divider .ornament::before{content:"";inline-size:.5rem;block-size:.5rem;rotate:45deg;background:var(--accent);box-shadow:1rem -1rem 0 -.06rem var(--accent),-1rem 1rem 0 -.06rem var(--accent)}
`,
}
