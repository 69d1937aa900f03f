import { html, type Markup } from './markup.ts'
import type { Sheet } from './sheet.ts'

export const footerOf = (sheet: Sheet): Markup =>
  html`<footer class="site-foot"><div class="in">${sheet.frame.name}</div></footer>`
