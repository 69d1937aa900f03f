import type * as z from 'zod'
import { html, trusted } from '../../render/markup.ts'
import { subheadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { comparison } from './index.ts'

type Props = z.output<typeof comparison.props>

const dash = trusted(
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 12h12"/></svg>',
)

export const comparisonView: SectionView<Props> = {
  render: (props, scope) => (props.variant === 'cards' ? cards(props, scope) : table(props, scope)),
  css: `
.s-comparison :is(.lines,.sides){inline-size:100%;text-align:start}
.s-comparison .yes{color:var(--accent)}
.s-comparison .no{color:var(--muted)}
.s-comparison .lines{position:relative;overflow-x:auto}
.s-comparison table{inline-size:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
.s-comparison :is(th,td){padding:var(--space-3) var(--space-3);border-block-end:1px solid var(--line);text-align:start;vertical-align:baseline;min-inline-size:7rem}
.s-comparison :is(th,td):first-child{padding-inline-start:0}
.s-comparison td .icon{vertical-align:-.3em;display:inline-block}
.s-comparison thead :is(th,td){border-block-end:.15rem solid var(--text);vertical-align:bottom}
.s-comparison thead th{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-1);line-height:1.2}
.s-comparison tbody th{font-weight:400;color:var(--muted);inline-size:40%}
.s-comparison td{font-weight:600}
.s-comparison .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--space-4)}
.s-comparison .side{gap:var(--space-4)}
.s-comparison .side .sub{font-size:var(--step-2)}
.s-comparison dl{display:grid}
.s-comparison dl div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--space-3);padding-block:.75em;border-block-start:1px solid var(--line)}
.s-comparison dt{color:var(--muted)}
.s-comparison dd{font-weight:600;text-align:end;max-inline-size:12rem}
`,
}

function shown(value: string | boolean, scope: Scope, path: string) {
  if (typeof value === 'string') return html`<span ${scope.edit(path)}>${value}</span>`
  const { yes, no } = scope.words
  return value
    ? html`<span class="yes">${scope.icon('check')}</span><span class="hidden">${yes}</span>`
    : html`<span class="no">${dash}</span><span class="hidden">${no}</span>`
}

function table({ columns, rows, label }: Props, scope: Scope) {
  const name = label ?? columns.join(', ')
  return html`<div class="lines" tabindex="0" role="group" aria-label="${name}">
    <table>
      <caption class="hidden">
        ${name}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column, at) => html`<th scope="col" ${scope.edit(`columns.${at}`)}>${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, at) =>
            html`<tr>
              <th scope="row" ${scope.edit(`rows.${at}.label`)}>${row.label}</th>
              ${row.values.map((value, n) => html`<td>${shown(value, scope, `rows.${at}.values.${n}`)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const cards = ({ columns, rows }: Props, scope: Scope) =>
  html`<ul class="sides">
    ${columns.map(
      (column, n) =>
        html`<li class="side card">
          ${subheadingOf(column, scope, `columns.${n}`, false)}
          <dl>
            ${rows.map(
              (row, at) =>
                html`<div>
                  <dt ${n === 0 && scope.edit(`rows.${at}.label`)}>${row.label}</dt>
                  <dd>${shown(row.values[n] ?? false, scope, `rows.${at}.values.${n}`)}</dd>
                </div>`,
            )}
          </dl>
        </li>`,
    )}
  </ul>`
