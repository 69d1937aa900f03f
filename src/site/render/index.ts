import type { Drawing, Drawn, SiteFrame } from '../../contract/site-view.ts'

export interface DrawOptions {
  /** `draft` shows what is not live yet, to the studio alone; `export` knows the analytics token. */
  mode: 'live' | 'draft' | 'export'
  /** Links end in a slash in place of `index.html`. */
  clean_links: boolean
}

/** One page as a whole HTML document. Never throws: what cannot be drawn is left out and named. */
export function draw(_frame: SiteFrame, _drawing: Drawing, _options: DrawOptions): Drawn {
  throw new Error('not built yet')
}
