import type { Drawing, SiteFile, SiteFrame } from '../../contract/site-view.ts'

export type { SiteFile }

/** What stands at an address of a site. Made by one reader for the local server, the drafts and the export. */
export type Found =
  | { kind: 'draw'; frame: SiteFrame; drawing: Drawing; tag: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** `sitemap.xml`, `robots.txt` and the feeds; `name` without a slash before it, `de/feed.xml`. */
  | { kind: 'file'; frame: SiteFrame; file: SiteFile; tag: string }

export interface ReadOptions {
  /** Drafts of pages and posts as well, for the studio alone. */
  drafts: boolean
}

export interface SiteReader {
  /** Raised by whatever visitors of the site may see; null: there is no such site. */
  revision(slug: string): Promise<string | null>
  /** `path` is decoded and begins with a slash. Null: nothing stands there, and no redirect leads away. */
  find(slug: string, path: string, options: ReadOptions): Promise<Found | null>
  /** The page of a wrong address. */
  missing(slug: string, path: string, options: ReadOptions): Promise<Extract<Found, { kind: 'draw' }> | null>
}
