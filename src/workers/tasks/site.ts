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

export function drawSite(task: DrawTask): Drawn[] {
  const frame = knownFrame(task)
  return task.items.map(({ drawing, pictures }) => {
    Object.assign(frame.pictures, pictures)
    return draw(frame, drawing, task.wish)
  })
}

export function makeSiteFiles(task: SiteTask & { files: SiteFile[] }): MadeFile[] {
  const frame = knownFrame(task)
  return task.files.map((file) => siteFile(frame, file, task.wish))
}

export const inspectSite = (task: DrawTask): Pick<Drawn, 'links' | 'problems'>[] =>
  drawSite(task).map(({ links, problems }) => ({ links, problems }))
