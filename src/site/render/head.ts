import { html, type Markup } from './markup.ts'
import type { Sheet } from './sheet.ts'

export interface HeadFacts {
  title: string
}

export const headOf = (sheet: Sheet, { title }: HeadFacts): Markup => html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${title} – ${sheet.frame.name}</title>
  <link rel="stylesheet" href="${sheet.root}${sheet.look.css.path}" />`
