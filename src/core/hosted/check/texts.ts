import type { Section } from '../../../contract/hosted-values.ts'
import { plainText } from '../../../text/plain-text.ts'

/** A string in the props of a section or in a theme; `field` is its path: `items.2.href`. */
export interface Place {
  field: string
  text: string
}

export function* textsIn(value: unknown, field = ''): Generator<Place> {
  if (typeof value === 'string') yield { field, text: value }
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, field === '' ? key : `${field}.${key}`)
  }
}

/** Programs and markup use brackets for themselves. */
const SPEAKS_BRACKETS = new Set(['code', 'html', 'embed', 'form'])
const SLOT = /\[[\p{L}][^\][<>]{1,120}\]/u

/** What a template left for the writer to fill in, such as `[Street and number]`. */
export function slotsIn({ type, props }: Section): { field: string; slot: string }[] {
  if (SPEAKS_BRACKETS.has(type)) return []
  return [...textsIn(props)].flatMap(({ field, text }) => {
    if (!text.includes('[')) return []
    const slot = SLOT.exec(text.includes('<') ? plainText(text) : text)?.[0]
    return slot === undefined ? [] : [{ field, slot }]
  })
}

/** Links in what a person wrote: `href` props, and links of rich text. */
export function* linksIn(value: unknown): Generator<Place> {
  for (const { field, text } of textsIn(value)) {
    if (/(^|\.)href$/.test(field)) yield { field, text }
    else for (const [, href] of text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) yield { field, text: href! }
  }
}
