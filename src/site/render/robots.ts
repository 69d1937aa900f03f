import type { SiteFrame } from '../../contract/site-view.ts'
import { publicUrl } from './address.ts'
import { lookOf } from './look.ts'

export const robotsTxt = (frame: SiteFrame): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl(lookOf(frame), '/sitemap.xml')}\n`
