import type { SiteFile, SiteFrame } from '../../contract/site-view.ts'
import { feedOf } from './feeds.ts'
import { lookOf } from './look.ts'
import { robotsTxt } from './robots.ts'
import type { DrawOptions } from './sheet.ts'
import { sitemapXml } from './sitemap.ts'
import { codeFonts, themeFonts } from './theme-css.ts'

export interface MadeFile {
  /** From the root of the site, without a slash before it. */
  name: string
  /** For the `Content-Type`. */
  type: string
  body: string
  /** Files that it refers to. */
  files: string[]
}

/** A file of a site that is no page. */
export function siteFile(frame: SiteFrame, file: SiteFile, _options: DrawOptions): MadeFile {
  const { name } = file
  switch (file.what) {
    case 'sitemap':
      return { name, type: 'application/xml; charset=utf-8', ...sitemapXml(frame, file) }
    case 'robots':
      return { name, type: 'text/plain; charset=utf-8', body: robotsTxt(frame), files: [] }
    case 'rss':
      return { name, type: 'application/rss+xml; charset=utf-8', ...feedOf(frame, file) }
    case 'json':
      return { name, type: 'application/feed+json; charset=utf-8', ...feedOf(frame, file) }
    case 'styles': {
      const { css, theme } = lookOf(frame)
      const files = [...themeFonts(theme), ...codeFonts()].map(({ path }) => path)
      return { name: css.path, type: 'text/css; charset=utf-8', body: css.text, files }
    }
  }
}
