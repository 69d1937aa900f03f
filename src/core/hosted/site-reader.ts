import type { Drawing, PictureFacts, SiteFile, SiteFrame } from '../../contract/site-view.ts'

export type { SiteFile }

/** What stands at an address of a site. Made by one reader for the local server, the drafts and the export. */
export type Found =
  | {
      kind: 'draw'
      /** The same object until it changes, and for all addresses: it is sent to a worker once. */
      frame: SiteFrame
      drawing: Drawing
      /** Of posts: they are not in the frame, which would grow with the posts. */
      pictures: Record<string, PictureFacts>
      /** Changes whenever the drawn file may change. */
      tag: string
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** `sitemap.xml`, `robots.txt` and the feeds; `name` without a slash before it, `de/feed.xml`. */
  | { kind: 'file'; frame: SiteFrame; file: SiteFile; tag: string }

export interface ReadOptions {
  /** Drafts of pages and posts as well, for the studio alone. */
  drafts: boolean
}

/** Every file of a live site, without its content. */
export interface SitePlan {
  site_id: number
  slug: string
  frame: SiteFrame
  /** In an order that stays. Addresses as visitors have them: `/about/`, `/feed.xml`; the page of wrong ones `/404.html`. */
  files: PlannedFile[]
  redirects: { from: string; to: string; status: 301 | 302 }[]
}

export interface PlannedFile {
  path: string
  /** Names all that the file depends on and nothing else: a changed post leaves the tags of unrelated files alone. */
  tag: string
}

export interface SiteReader {
  /** Raised by whatever visitors of the site may see; null: there is no such site. */
  revision(slug: string): Promise<string | null>
  /** `path` is decoded and begins with a slash. Null: nothing stands there, and no redirect leads away. */
  find(slug: string, path: string, options: ReadOptions): Promise<Found | null>
  /** The page of a wrong address. */
  missing(slug: string, path: string, options: ReadOptions): Promise<Extract<Found, { kind: 'draw' }> | null>
  /** Throws `not_found`. */
  frame(site_id: number, options: ReadOptions): Promise<SiteFrame>
  /** Throws `not_found`. Lets others have their turn while it counts. */
  plan(site_id: number): Promise<SitePlan>
  /** Content of some files of a plan, best 50 at once, in the order asked for. Null: gone since the plan was made. */
  load(plan: SitePlan, paths: readonly string[]): Promise<(Found | null)[]>
}
