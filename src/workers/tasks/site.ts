import type { Drawing, Drawn, PictureFacts, SiteFile, SiteFrame } from '../../contract/site-view.ts'
import { draw } from '../../site/render/index.ts'
import { type MadeFile, siteFile } from '../../site/render/files.ts'
import type { DrawOptions } from '../../site/render/sheet.ts'

export interface SiteTask {
  frame: SiteFrame
  /** The same number for the same frame, for as long as the process lives. */
  frame_id: number
  wish: DrawOptions
}

export interface DrawTask extends SiteTask {
  items: { drawing: Drawing; pictures?: Record<string, PictureFacts> }[]
}

/** A cache: what a frame looks like is worked out once in a thread, though each task brings a copy of it. */
const frames = new Map<number, SiteFrame>()
const KEPT = 4

export function knownFrame({ frame, frame_id }: SiteTask): SiteFrame {
  const known = frames.get(frame_id) ?? frame
  frames.delete(frame_id)
  frames.set(frame_id, known)
  for (const oldest of frames.keys()) {
    if (frames.size <= KEPT) break
    frames.delete(oldest)
  }
  return known
}

/**
 * A frame holds the pictures of a drawing while it is drawn and no longer: another file would come out as one or the
 * other, depending on what its thread drew before.
 */
function withPictures<Result>(
  { pictures }: SiteFrame,
  more: Record<string, PictureFacts> | undefined,
  make: () => Result,
): Result {
  const added = Object.entries(more ?? {}).filter(([sha256]) => !Object.hasOwn(pictures, sha256))
  for (const [sha256, facts] of added) pictures[sha256] = facts
  try {
    return make()
  } finally {
    for (const [sha256] of added) delete pictures[sha256]
  }
}

export const drawOne = (frame: SiteFrame, { drawing, pictures }: DrawTask['items'][number], wish: DrawOptions): Drawn =>
  withPictures(frame, pictures, () => draw(frame, drawing, wish))

export const makeSiteFile = (frame: SiteFrame, file: SiteFile, wish: DrawOptions): MadeFile =>
  withPictures(frame, 'pictures' in file ? file.pictures : undefined, () => siteFile(frame, file, wish))

export function drawSite(task: DrawTask): Drawn[] {
  const frame = knownFrame(task)
  return task.items.map((item) => drawOne(frame, item, task.wish))
}

export function makeSiteFiles(task: SiteTask & { files: SiteFile[] }): MadeFile[] {
  const frame = knownFrame(task)
  return task.files.map((file) => makeSiteFile(frame, file, task.wish))
}

export const inspectSite = (task: DrawTask): Pick<Drawn, 'links' | 'problems'>[] =>
  drawSite(task).map(({ links, problems }) => ({ links, problems }))
