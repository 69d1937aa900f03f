import type { Drawing } from '../../contract/site-view.ts'
import type { Body } from './bodies.ts'
import { html, type Markup } from './markup.ts'
import type { Sheet } from './sheet.ts'

export const headOf = (sheet: Sheet, _drawing: Drawing, _body: Body): Markup =>
  html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${sheet.frame.name}</title>
    <link rel="stylesheet" href="${sheet.root}${sheet.look.css.path}" />`
