import { html, type Markup } from '../../render/markup.ts'
import type { Scope } from '../../render/scope.ts'

/** A price with its currency on the side where the language of the page has it: £14, 14 €, 250 ₴, 14 EUR. */
export function money(
  { price, currency }: { price: string; currency?: string | undefined },
  scope: Scope,
  paths: { price: string; currency: string },
): Markup {
  const amount = html`<span ${scope.edit(paths.price)}>${price}</span>`
  if (!currency) return amount
  const unit = html`<span class="currency" ${scope.edit(paths.currency)}>${currency}</span>`
  const leads = scope.locale.startsWith('en') && !/\p{L}/u.test(currency)
  return leads ? html`${unit}${amount}` : html`${amount} ${unit}`
}
