import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { embed } from './index.ts'

type Props = z.output<typeof embed.props>

/** No frame of another site is loaded: the page stands as a panel that leads there. */
export const embedView: SectionView<Props> = {
  render: ({ url, title, height }, scope) =>
    html`<a class="panel" href="${scope.href(url)}" rel="noopener" style="--height:${height / 16}rem">
      <span class="title" ${scope.edit('title')}>${title}</span>
      <span class="foot">
        <span class="host">${scope.words.opens_at(new URL(url).host)}</span>${scope.icon('arrow-right')}
      </span>
    </a>`,
  css: `
.s-embed .panel{display:grid;grid-template-rows:1fr auto;gap:var(--space-4);inline-size:100%;min-block-size:min(var(--height),17rem);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface));text-align:start;text-decoration:none}
.s-embed .panel:hover{border-color:var(--text)}
.s-embed .title{max-inline-size:22ch;font-family:var(--font-heading);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);font-size:var(--step-3);line-height:1.14;text-wrap:balance}
.s-embed .panel:hover .title{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.06em;text-underline-offset:.16em}
.s-embed .foot{display:flex;justify-content:space-between;align-items:center;gap:var(--space-3);padding-block-start:var(--space-3);border-block-start:1px solid var(--line);color:var(--muted);overflow-wrap:anywhere}
.s-embed.v-inline .panel{max-inline-size:var(--measure)}
.s-embed.v-inline .title{font-size:var(--step-2)}
@media(min-width:54rem){
.s-embed.v-wide .panel{grid-template:1fr/minmax(0,1fr) auto;align-items:end;min-block-size:min(var(--height),26rem);padding:var(--space-5)}
.s-embed.v-wide .title{font-size:var(--step-4)}
.s-embed.v-wide .foot{gap:var(--space-4);padding-block-end:.3em}
}
`,
}
