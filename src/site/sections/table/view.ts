import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { table } from './index.ts'

type Props = z.output<typeof table.props>

export const tableView: SectionView<Props> = {
  render: (props, scope) => {
    const { caption, header_row, rows } = props
    const id = `${scope.uid}-caption`
    const name = html`<span ${scope.edit('caption')}>${caption}</span>`
    const body = header_row ? rows.slice(1) : rows
    return html`<div class="scroller" role="group" aria-labelledby="${id}" tabindex="0">
      <table>
        <caption id="${id}">
          ${name}
        </caption>
        ${
          header_row &&
          html`<thead>
            ${rowOf({ props, at: 0, scope })}
          </thead>`
        }
        ${
          body.length > 0 &&
          html`<tbody>
            ${body.map((_, at) => rowOf({ props, at: header_row ? at + 1 : at, scope }))}
          </tbody>`
        }
      </table>
    </div>`
  },
  css: `
.s-table .scroller{position:relative;overflow-x:auto;max-inline-size:100%;inline-size:100%}
.s-table table{inline-size:100%;border-collapse:collapse;text-align:start;font-variant-numeric:tabular-nums lining-nums}
.s-table caption{padding-block-end:var(--space-3);font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-1);letter-spacing:var(--heading-tracking);text-align:start}
.s-table.a-center caption{text-align:center}
.s-table :is(th,td){min-inline-size:5.5rem;padding:.8em 1rem;text-align:start;vertical-align:baseline;border-block-end:1px solid var(--line)}
.s-table thead :is(th,td){padding-block:.5em;font-size:var(--step--1);font-weight:600;color:var(--muted);border-block-end:.14rem solid var(--text)}
.s-table tbody th{font-weight:600}
.s-table.v-plain :is(th,td):first-child{padding-inline-start:0}
.s-table.v-plain :is(th,td):last-child{padding-inline-end:0}
.s-table.v-striped :is(th,td){border:0;padding-block:.95em}
.s-table.v-striped thead :is(th,td){padding-block:.7em;font-size:var(--step-0);background:var(--text);color:var(--bg)}
.s-table.v-striped tbody tr:nth-child(odd){background:color-mix(in oklab,var(--text) 7%,var(--ground,var(--bg)))}
.s-table.v-compact table{inline-size:auto;border:1px solid var(--line)}
.s-table.v-compact caption{font:600 var(--step-0)/1.4 var(--font-body);letter-spacing:0;padding-block-end:var(--space-2)}
.s-table.v-compact :is(th,td){min-inline-size:0;padding:.32em .8em;font-size:var(--step--1);border:1px solid var(--line)}
.s-table.v-compact thead :is(th,td){background:color-mix(in oklab,var(--text) 6%,var(--ground,var(--bg)));color:var(--text)}
.s-table.v-compact.a-center table{margin-inline:auto}
`,
}

interface Row {
  props: Props
  at: number
  scope: Scope
}

const rowOf = ({ props, at, scope }: Row): Markup =>
  html`<tr>
    ${props.rows[at]!.map((text, column) => cellOf({ props, at, scope }, column, text))}
  </tr>`

/** A heading says what it heads; an empty cell heads nothing. */
function cellOf({ props: { header_row, header_column }, at, scope }: Row, column: number, text: string): Markup {
  const edit = scope.edit(`rows.${at}.${column}`)
  if (text !== '' && header_row && at === 0) return html`<th scope="col" ${edit}>${text}</th>`
  if (text !== '' && header_column && column === 0) return html`<th scope="row" ${edit}>${text}</th>`
  return html`<td ${edit}>${text}</td>`
}
