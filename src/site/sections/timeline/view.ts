import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import { subheadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { timeline } from './index.ts'

type Props = z.output<typeof timeline.props>

export const timelineView: SectionView<Props> = {
  render: ({ items }, scope) =>
    html`<ol class="events">
      ${items.map((item, at) => eventOf(item, `items.${at}`, scope))}
    </ol>`,
  css: `
.s-timeline .events{inline-size:100%;text-align:start}
.s-timeline .event{position:relative;display:grid;gap:var(--space-2);padding:0 0 var(--space-5) var(--space-4);border-inline-start:1px solid var(--line)}
.s-timeline .event:last-child{padding-block-end:0}
.s-timeline .event::before{content:"";position:absolute;inset-block-start:.5em;inset-inline-start:-.36rem;inline-size:.66rem;block-size:.66rem;border-radius:50%;background:var(--accent);box-shadow:0 0 0 .3rem var(--ground,var(--bg))}
.s-timeline .when{color:var(--muted);font-variant-numeric:tabular-nums}
.s-timeline .what{display:grid;gap:var(--space-2);align-content:start;min-inline-size:0}
.s-timeline .lines{max-inline-size:var(--measure);white-space:pre-line}
.s-timeline .pic{margin-block-start:var(--space-2)}
@media(min-width:48rem){
.s-timeline.v-vertical .event{grid-template-columns:minmax(7rem,1fr) minmax(0,3fr);gap:var(--space-5);padding:var(--space-4) 0;border-inline-start:0;border-block-start:1px solid var(--line)}
.s-timeline.v-vertical .event::before{inset-block-start:-.14rem;inset-inline-start:0;inline-size:2.6rem;block-size:.24rem;border-radius:0;box-shadow:none}
.s-timeline.v-vertical .event:last-child{padding-block-end:0}
.s-timeline.v-vertical .when{font:var(--heading-weight) var(--step-2)/1.14 var(--font-heading);letter-spacing:var(--heading-tracking);color:var(--text)}
.s-timeline.v-vertical .sub{padding-block-start:.28em}
.s-timeline.v-vertical .pic{max-inline-size:30rem}
.s-timeline.v-alternating .events{position:relative}
.s-timeline.v-alternating .events::before{content:"";position:absolute;inset-block:.6em 0;inset-inline-start:50%;inline-size:1px;background:var(--line)}
.s-timeline.v-alternating .event{grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(2*var(--space-5));padding-inline:0;border:0}
.s-timeline.v-alternating .event::before{inset-inline-start:calc(50% - .33rem)}
.s-timeline.v-alternating .when{font-size:var(--step-1);font-family:var(--font-heading);line-height:1.3;text-align:end}
.s-timeline.v-alternating .event:nth-child(even)>.when{order:2;text-align:start}
.s-timeline.v-alternating .event:nth-child(even)>.what{justify-items:end;text-align:end}
.s-timeline.v-alternating .pic{inline-size:100%}
}
`,
}

const eventOf = ({ date, title, text, image }: Props['items'][number], path: string, scope: Scope) =>
  html`<li class="event">
    <p class="when" ${scope.edit(`${path}.date`)}>${date}</p>
    <div class="what">
      ${subheadingOf(title, scope, `${path}.title`, false)}
      ${text && html`<p class="lines" ${scope.edit(`${path}.text`, 'lines')}>${text}</p>`}
      ${
        image &&
        scope.picture(image, {
          sizes: '(min-width: 48rem) 30rem, 100vw',
          ratio: '3 / 2',
          edit: `${path}.image`,
        })
      }
    </div>
  </li>`
