import { html, type Markup } from './markup.ts'
import type { Sheet } from './sheet.ts'

export const headerOf = (sheet: Sheet): Markup =>
  html`<header class="site-head"><div class="in">${sheet.frame.name}</div></header>`
