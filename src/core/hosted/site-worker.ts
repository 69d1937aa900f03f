import type { Drawing, DrawingProblem, Drawn, PictureFacts, SiteFile, SiteFrame } from '../../contract/site-view.ts'
import type { ExportWorker } from './export/export-worker.ts'

export interface DrawWish {
  /** `draft` shows what is not live yet, to the studio alone; `export` knows the analytics token. */
  mode: 'live' | 'draft' | 'export'
  /** Links end in a slash in place of `index.html`. */
  clean_links: boolean
  /** Day of the drawing, `2026-05-12`: announcements outside their days are left out. */
  today: string
}

export interface Drawable {
  drawing: Drawing
  /** Those that the frame does not hold. */
  pictures?: Record<string, PictureFacts>
}

/** A file beside the pages. */
export interface MadeFile {
  /** From the root of the site, without a slash before it: `feed.xml`, `assets/site-1f2e3d4c.css`. */
  name: string
  type: string
  body: string
  /** Files that it needs in its turn: a stylesheet its fonts. */
  files: string[]
}

export interface Inspected {
  links: string[]
  problems: DrawingProblem[]
}

/** Draws sites, in worker threads. Rejects only when the work itself breaks or takes too long. */
export interface SiteWorker {
  /** In the order asked for. Best 50 at once, so that a stop is heard. */
  draw(frame: SiteFrame, items: Drawable[], wish: DrawWish, signal?: AbortSignal): Promise<Drawn[]>
  /** Stylesheet, feeds, sitemap and robots, in the order asked for. */
  files(frame: SiteFrame, files: SiteFile[], wish: DrawWish, signal?: AbortSignal): Promise<MadeFile[]>
  /** Draws, and keeps only what a check needs to know. */
  inspect(frame: SiteFrame, items: Drawable[], wish: DrawWish, signal?: AbortSignal): Promise<Inspected[]>
  exports: ExportWorker
}
