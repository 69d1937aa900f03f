import type * as z from 'zod'
import { html, nothing, type Markup } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { toc } from './index.ts'

type Props = z.output<typeof toc.props>
type Heading = Scope['headings'][number]
interface Chapter {
  heading: Heading
  below: Heading[]
}

export const tocView: SectionView<Props> = {
  render: ({ title, levels }, scope) => {
    const chapters = chaptersOf(scope.headings, levels === '2-3')
    if (chapters.length === 0 && !scope.canvas) return nothing
    const id = `${scope.uid}-title`
    return html`<nav class="contents" aria-labelledby="${id}">
      <p class="name" id="${id}" ${scope.edit('title')}>${title || scope.words.contents}</p>
      ${
        chapters.length > 0 &&
        html`<ol class="chapters">
          ${chapters.map((chapter) => chapterOf(chapter, scope))}
        </ol>`
      }
    </nav>`
  },
  css: `
.s-toc .contents{inline-size:100%;min-inline-size:0;text-align:start}
.s-toc .chapters{counter-reset:chapter}
.s-toc .chapter{break-inside:avoid}
.s-toc a{text-decoration:none}
.s-toc a:hover{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.09em}
.s-toc .below{display:grid;gap:.3em;color:var(--muted);font-size:var(--step--1)}
.s-toc.v-box .contents{padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface))}
.s-toc.v-box .name{font-weight:600;padding-block-end:var(--space-3)}
.s-toc.v-box .chapters{columns:18rem;column-gap:var(--space-5)}
.s-toc.v-box .chapter{padding-block-end:.6em}
.s-toc.v-box .below{padding:.35em 0 0 1em}
.s-toc.v-side .name{font:var(--heading-weight) var(--step-2)/1.14 var(--font-heading);letter-spacing:var(--heading-tracking);padding-block-end:var(--space-3)}
.s-toc.v-side .chapter{display:grid;grid-template-columns:2.4em minmax(0,1fr);gap:.35em 0;padding-block:.7em;border-block-start:1px solid var(--line);counter-increment:chapter}
.s-toc.v-side .chapter:last-child{border-block-end:1px solid var(--line)}
.s-toc.v-side .chapter::before{content:counter(chapter);color:var(--muted);font-variant-numeric:tabular-nums}
.s-toc.v-side .below{grid-column:2}
@media(min-width:54rem){
.s-toc.v-side .contents{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:var(--space-5)}
.s-toc.v-side .name{padding-block-start:.4em}
}
`,
}

/** Headings of level 3 stand below the one of level 2 before them. */
function chaptersOf(headings: readonly Heading[], deep: boolean): Chapter[] {
  const chapters: Chapter[] = []
  for (const heading of headings) {
    const last = chapters.at(-1)
    if (heading.level === 2 || !last) {
      if (heading.level === 2 || deep) chapters.push({ heading, below: [] })
    } else if (deep) last.below.push(heading)
  }
  return chapters
}

const chapterOf = ({ heading, below }: Chapter, scope: Scope): Markup =>
  html`<li class="chapter">
    ${linkTo(heading, scope)}
    ${
      below.length > 0 &&
      html`<ol class="below">
        ${below.map((one) => html`<li>${linkTo(one, scope)}</li>`)}
      </ol>`
    }
  </li>`

const linkTo = ({ id, text }: Heading, scope: Scope) => html`<a href="${scope.href(`#${id}`)}">${text}</a>`
