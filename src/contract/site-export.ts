import type { Drawing, PictureFacts, SiteFile, SiteFrame } from './site-view.ts'
import type { SiteProblem } from './site-studio.ts'

export interface ExportWish {
  mode: 'export'
  clean_links: boolean
  /** Day of the export, `2026-05-12`. */
  today: string
}

/** Where an export goes. Both absolute; the second lies in the first and is gone when the export has ended. */
export interface ExportPlace {
  folder: string
  /** Everything is written here first, so that what was there before stays whole until the end. */
  staging: string
}

export interface ExportPlan {
  site_id: number
  /** Whatever changes every page: the version of the program, the kind of links. */
  settings: string
  /** Address of the site in the world, with a slash at its end. */
  public_url: string
  wish: ExportWish
  frame: SiteFrame
  files: { path: string; tag: string }[]
  redirects: { from: string; to: string; status: 301 | 302 }[]
}

/** `refused`: the folder holds something that we did not write; `name` is one of it. */
export type ExportBegun = { draw: string[] } | { refused: ExportRefusal; name: string }
export type ExportRefusal = 'not_ours' | 'unreadable' | 'other_site' | 'leads_away' | 'in_the_way'

export interface ExportItem {
  path: string
  tag: string
  page_id: number | null
  post_id: number | null
  /** Says something else on another day. */
  dated: boolean
  what: { drawing: Drawing; pictures?: Record<string, PictureFacts> } | { file: SiteFile }
}

export interface ExportDraw {
  place: ExportPlace
  /** Of this export: each chunk has its own. */
  nth: number
  frame: SiteFrame
  wish: ExportWish
  items: ExportItem[]
}

export interface ExportChecked {
  problems: SiteProblem[]
  /** Pictures and fonts that are not there yet: `media/{sha256}/640.webp`. */
  needs: string[]
}

export interface ExportDone {
  files: number
  written: number
  removed: number
  bytes: number
}
