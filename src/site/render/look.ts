import type { PageRef, SiteFrame } from '../../contract/site-view.ts'
import { readTheme } from '../theme/parse.ts'
import type { Theme } from '../theme/schema.ts'
import { codeFonts, siteCss, themeFonts } from './theme-css.ts'

/** What all pages of a frame share and is worked out once. */
export interface Look {
  theme: Theme
  css: { path: string; text: string }
  /** Paths of the fonts of every page, and of those that pages with code need as well. */
  fonts: readonly string[]
  code_fonts: readonly string[]
  /** Path of the public address: `/`, or `/blog/` where the site lies in a folder. */
  base_path: string
  public_url: string
  page: Map<number, PageRef>
  /** Paths of the start pages of all languages. */
  homes: Set<string>
  /** Headers and footers of posts and archives, as `around.ts` keeps them. */
  drawn: Map<string, unknown>
}

type Dress = Pick<Look, 'theme' | 'css' | 'fonts'>

// Caches by frame and by theme: neither is ever changed after it was made. In the builder many frames have one theme.
const looks = new WeakMap<SiteFrame, Look>()
const dresses = new WeakMap<SiteFrame['theme'], Dress>()

function dressOf(stored: SiteFrame['theme']): Dress {
  let dress = dresses.get(stored)
  if (!dress) {
    const theme = readTheme(stored)
    dress = { theme, css: siteCss(theme), fonts: themeFonts(theme).map(({ path }) => path) }
    dresses.set(stored, dress)
  }
  return dress
}

const isWebAddress = (address: string): boolean => /^https?:/i.test(address) && URL.canParse(address)

export function lookOf(frame: SiteFrame): Look {
  let look = looks.get(frame)
  if (!look) {
    // Whatever is stored: one wrong address must not take every page away.
    const public_url = isWebAddress(frame.public_url) ? new URL('./', frame.public_url).href : 'http://localhost/'
    look = {
      ...dressOf(frame.theme),
      code_fonts: codeFonts().map(({ path }) => path),
      base_path: new URL(public_url).pathname,
      public_url,
      page: new Map(frame.pages.map((page) => [page.id, page])),
      homes: new Set(['/', ...frame.pages.filter(({ slug }) => slug === '').map(({ path }) => path)]),
      drawn: new Map(),
    }
    looks.set(frame, look)
  }
  return look
}
