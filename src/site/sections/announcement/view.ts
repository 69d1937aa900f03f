import type * as z from 'zod'
import { html, trusted } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { announcement } from './index.ts'

const cross = trusted(
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 6l12 12M18 6L6 18"/></svg>',
)

export const announcementView: SectionView<z.output<typeof announcement.props>> = {
  islands: ({ dismissible }) => (dismissible ? ['dismiss'] : []),
  render: ({ variant, text, href, dismissible, from, until }, scope) => {
    const words = href
      ? html`<p class="line"><a href="${scope.href(href)}" ${scope.edit('text')}>${text}</a></p>`
      : html`<p class="line" ${scope.edit('text')}>${text}</p>`
    return html`<div class="news" ${from && html`data-from="${from}"`} ${until && html`data-until="${until}"`}>
      ${variant === 'card' && scope.icon('bell')} ${words}
      ${
        dismissible &&
        html`<button type="button" class="close" data-dismiss hidden aria-label="${scope.words.dismiss}">
          ${cross}
        </button>`
      }
    </div>`
  },
  css: `
.s-announcement.v-bar:not([class*=tone-],[class*=bg-]){--ground:var(--surface)}
.s-announcement.v-bar{padding-block:var(--space-3);border-block-end:1px solid var(--line)}
.s-announcement.v-bar:is(.sp-none,.sp-small){padding-block:var(--space-2)}
.s-announcement.v-card{padding-block:var(--space-4)}
.s-announcement .news{display:flex;align-items:center;gap:var(--space-3);inline-size:100%}
.s-announcement .line{flex:1}
.s-announcement .close:not([hidden]){display:grid;place-items:center;flex:none;inline-size:2.75rem;block-size:2.75rem;margin:-.55rem;padding:0;border:0;border-radius:var(--radius-s);background:none;cursor:pointer}
.s-announcement .close:hover{background:color-mix(in oklab,var(--text) 10%,transparent)}
.s-announcement.v-bar .line{font-size:var(--step--1);font-weight:600;line-height:1.45}
.s-announcement.v-card .news{padding:var(--space-3) var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface))}
.s-announcement.v-card .line{font-family:var(--font-heading);font-size:var(--step-1);line-height:1.4;text-align:start}
.s-announcement.v-card .news>.icon{color:var(--accent)}
`,
}
