import type { artNames } from '../../fields.ts'
import { html, trusted, type Markup } from '../markup.ts'
import { portraitOf } from './portraits.ts'
import { shapes } from './shapes.ts'

export type ArtName = (typeof artNames)[number]

/** A drawing in the colours of the theme. */
export function art(name: ArtName, alt: string): Markup {
  const { box, body } = name === 'portrait' ? portraitOf(alt) : shapes[name]
  const fit = name === 'mark' ? 'xMidYMid meet' : 'xMidYMid slice'
  return alt === ''
    ? html`<svg class="art" viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true">${trusted(body)}</svg>`
    : html`<svg class="art" viewBox="${box}" preserveAspectRatio="${fit}" role="img" aria-label="${alt}">
        ${trusted(body)}
      </svg>`
}
