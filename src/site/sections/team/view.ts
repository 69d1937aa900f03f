import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import { subheadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { team } from './index.ts'

type Props = z.output<typeof team.props>
type Member = Props['members'][number]

export const teamView: SectionView<Props> = {
  render: ({ members, variant }, scope) => {
    const people = members.map((member, at) => html`<li class="member">${memberOf(member, at, variant, scope)}</li>`)
    return html`<ul class="people${variant === 'grid' ? ` grid c-${columnsFor(members.length)}` : ''}">
      ${people}
    </ul>`
  },
  css: `
.s-team .people{inline-size:100%}
.s-team .member{display:grid;align-content:start;gap:var(--space-3);min-inline-size:0}
.s-team .who{display:grid;gap:.15em}
.s-team .role{color:var(--muted)}
.s-team .about{font-size:var(--step-0)}
.s-team .ties{display:flex;flex-wrap:wrap;gap:.3em 1.1em;font-size:var(--step--1)}
.s-team .said{display:grid;gap:var(--space-2);align-content:start}
.s-team.v-grid .pic{inline-size:100%}
@media(min-width:60rem){
.s-team.v-grid:not(.a-center) .c-2 .member:has(.pic){grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:auto 1fr;column-gap:var(--space-4)}
.s-team.v-grid:not(.a-center) .c-2 .pic{grid-row:1/3}
}
.s-team.a-center.v-grid :is(.prose,.said){justify-items:center}
.s-team.a-center .ties{justify-content:center}
.s-team.v-list .member{grid-template-columns:4.5rem minmax(0,1fr);gap:var(--space-3) var(--space-4);padding-block:var(--space-4);border-block-start:1px solid var(--line);text-align:start}
.s-team.v-list .member:not(:has(.pic)){grid-template-columns:minmax(0,1fr)}
.s-team.v-list .member:last-child{border-block-end:1px solid var(--line)}
.s-team.v-list .said{grid-column:1/-1}
.s-team.v-list .who{align-self:center}
.s-team.v-list .ties{justify-content:start}
@media(min-width:54rem){
.s-team.v-list .member,.s-team.v-list .member:not(:has(.pic)){grid-template-columns:6.5rem minmax(0,4fr) minmax(0,7fr);gap:var(--space-5);align-items:start}
.s-team.v-list .who{grid-column:2;align-self:start;padding-block-start:.3em}
.s-team.v-list .said{grid-column:3;padding-block-start:.4em}
}
`,
}

const columnsFor = (people: number): number => (people === 1 || people === 2 ? 2 : people % 4 === 0 ? 4 : 3)

function memberOf(
  { name, role, photo, bio, links }: Member,
  at: number,
  variant: Props['variant'],
  scope: Scope,
): Markup {
  const path = `members.${at}`
  const listed = variant === 'list'
  return html`${
      photo &&
      scope.picture(photo, {
        sizes: listed ? '7rem' : '(min-width: 60rem) 25rem, (min-width: 36rem) 50vw, 100vw',
        ratio: listed ? '1 / 1' : '5 / 6',
        edit: `${path}.photo`,
      })
    }
    <div class="who">
      ${subheadingOf(name, scope, `${path}.name`, false)}
      ${role && html`<p class="role" ${scope.edit(`${path}.role`)}>${role}</p>`}
    </div>
    ${
      (bio || links.length > 0) &&
      html`<div class="said">
        ${bio && html`<div class="prose about" ${scope.edit(`${path}.bio`, 'rich')}>${scope.rich(bio)}</div>`}
        ${
          links.length > 0 &&
          html`<ul class="ties">
            ${links.map((link, nth) => tieOf(link, `${path}.links.${nth}`, scope))}
          </ul>`
        }
      </div>`
    }`
}

const tieOf = ({ label, href }: Member['links'][number], path: string, scope: Scope) =>
  html`<li><a href="${scope.href(href)}" ${scope.edit(`${path}.label`)}>${label}</a></li>`
