import type * as z from 'zod'
import { classes, html } from '../../render/markup.ts'
import { actionOf, subheadingOf } from '../../render/parts.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { pricing } from './index.ts'
import { money } from './money.ts'
import { pricingCss } from './view-css.ts'

type Props = z.output<typeof pricing.props>

export const pricingView: SectionView<Props> = {
  render: (props, scope) => {
    const { variant, yearly, footnote } = props
    return html`<div class="prices">
        ${yearly && yearlySwitch(yearly.label, scope)}
        ${variant === 'table' ? table(props, scope) : cards(props, scope)}
      </div>
      ${footnote && html`<div class="prose small muted" ${scope.edit('footnote', 'rich')}>${scope.rich(footnote)}</div>`}`
  },
  css: pricingCss,
}

/** The box stands before the prices, so that the state of it chooses between them without a script. */
function yearlySwitch(label: string, scope: Scope) {
  const id = `${scope.uid}-yearly`
  return html`<input class="by-year" type="checkbox" role="switch" id="${id}" /><label class="switch" for="${id}"
      ><span ${scope.edit('yearly.label')}>${label}</span></label
    >`
}

const cards = ({ plans, yearly }: Props, scope: Scope) =>
  html`<ul class="plans n-${plans.length}">
    ${plans.map(
      (plan, at) =>
        html`<li class="${classes('plan', plan.highlight && 'chosen')}">
          ${plan.highlight && html`<p class="flag">${scope.words.most_chosen}</p>`}
          ${subheadingOf(plan.name, scope, `plans.${at}.name`, false)} ${priceOf({ plan, yearly, at }, scope)}
          ${contents(plan, scope, at)}
          ${plan.cta && html`<p class="actions">${actionOf(plan.cta, scope, `plans.${at}.cta`)}</p>`}
        </li>`,
    )}
  </ul>`

const table = ({ plans, yearly }: Props, scope: Scope) => {
  const buttons = plans.some(({ cta }) => cta)
  return html`<table class="list">
    <caption class="hidden">
      ${plans.map(({ name }) => name).join(', ')}
    </caption>
    <tbody>
      ${plans.map(
        (plan, at) =>
          html`<tr class="${plan.highlight && 'chosen'}">
            <th scope="row">
              <span class="name" ${scope.edit(`plans.${at}.name`)}>${plan.name}</span>
              ${plan.highlight && html`<span class="flag">${scope.words.most_chosen}</span>`}
            </th>
            <td class="what">${contents(plan, scope, at)}</td>
            <td class="cost">${priceOf({ plan, yearly, at }, scope)}</td>
            ${buttons && html`<td class="go">${plan.cta && actionOf(plan.cta, scope, `plans.${at}.cta`)}</td>`}
          </tr>`,
      )}
    </tbody>
  </table>`
}

interface Priced {
  plan: Props['plans'][number]
  yearly: Props['yearly']
  at: number
}

function priceOf({ plan, yearly, at }: Priced, scope: Scope) {
  const currency = `plans.${at}.currency`
  const once = html`<p class="${classes('price', yearly && 'monthly')}">
    <span class="amount">${money(plan, scope, { price: `plans.${at}.price`, currency })}</span>
    ${plan.period && html`<span class="period" ${scope.edit(`plans.${at}.period`)}>${plan.period}</span>`}
  </p>`
  const price = yearly?.prices[at]
  if (!price) return once
  return html`${once}
    <p class="price yearly">
      <span class="amount">
        ${money({ price, currency: plan.currency }, scope, { price: `yearly.prices.${at}`, currency })}
      </span>
      ${yearly.period && html`<span class="period" ${scope.edit('yearly.period')}>${yearly.period}</span>`}
    </p>`
}

const contents = ({ features }: Props['plans'][number], scope: Scope, at: number) =>
  features.length > 0 &&
  html`<ul class="points">
    ${features.map((point, n) => html`<li>${scope.icon('check')}<span ${scope.edit(`plans.${at}.features.${n}`)}>${point}</span></li>`)}
  </ul>`
