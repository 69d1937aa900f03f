import type { PageRef, SiteFrame } from '../../contract/site-view.ts'
import { pageBack, speech } from './document.ts'
import { footerOf } from './footer.ts'
import { headerOf } from './header.ts'
import { newSheet } from './sheet.ts'
import { cssText } from './theme-css.ts'

/** What stands around the sections of a page in the builder's frame, which serves `media/` and `fonts/` below itself. */
export interface Surroundings {
  css: string
  header: string
  footer: string
  /** Lies behind all sections; empty for a plain page. */
  back: string
  body: { class: string; lang: string; dir: 'ltr' | 'rtl' }
}

/** The sections themselves are drawn one by one, by `drawSection`, on a sheet with `canvas`. */
export function surroundings(frame: SiteFrame, { locale, path }: PageRef, background: unknown): Surroundings {
  const options = { mode: 'draft', clean_links: true } as const
  const sheet = newSheet({ frame, options, kind: 'page', locale, path, canvas: true })
  const back = pageBack(sheet, background)
  return {
    css: cssText(sheet.look.theme, './fonts/'),
    header: headerOf(sheet).toString(),
    footer: footerOf(sheet).toString(),
    back: back.html.toString(),
    body: { class: back.class, ...speech(locale) },
  }
}
