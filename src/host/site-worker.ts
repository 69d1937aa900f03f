import type { SiteFrame } from '../contract/site-view.ts'
import type { SiteWorker } from '../core/hosted/site-worker.ts'
import type { RunOptions, WorkerPool } from '../workers/pool.ts'

/** Some fifty pages at once must be drawn within this. */
const DRAW_MS = 15_000
/** A whole site must be written, or packed, within this. */
const EXPORT_MS = 60_000

/** Drawing and writing of sites, in the threads of the pool. */
export function siteWorker(pool: WorkerPool): SiteWorker {
  const ids = new WeakMap<SiteFrame, number>()
  let last = 0
  const idOf = (frame: SiteFrame): number => {
    const id = ids.get(frame) ?? ++last
    ids.set(frame, id)
    return id
  }
  const within = (deadline_ms: number, signal: AbortSignal | undefined): RunOptions => ({
    deadline_ms,
    ...(signal && { signal }),
  })
  const drawing = (frame: SiteFrame) => ({ frame, frame_id: idOf(frame) })
  return {
    draw: (frame, items, wish, signal) =>
      pool.run('drawSite', { ...drawing(frame), items, wish }, within(DRAW_MS, signal)),
    files: (frame, files, wish, signal) =>
      pool.run('makeSiteFiles', { ...drawing(frame), files, wish }, within(DRAW_MS, signal)),
    inspect: (frame, items, wish, signal) =>
      pool.run('inspectSite', { ...drawing(frame), items, wish }, within(DRAW_MS, signal)),
    exports: {
      begin: (task, signal) => pool.run('beginExport', { ...task, ...drawing(task.frame) }, within(EXPORT_MS, signal)),
      draw: (task, signal) => pool.run('drawExport', { ...task, ...drawing(task.frame) }, within(DRAW_MS, signal)),
      check: (task, signal) => pool.run('checkExport', task, within(EXPORT_MS, signal)),
      // Never stopped in the middle: what lies there would be half old and half new.
      commit: (task) => pool.run('commitExport', task, within(EXPORT_MS, undefined)),
      abandon: (task) => pool.run('abandonExport', task, within(EXPORT_MS, undefined)),
      zip: (task, signal) => pool.run('zipExport', task, within(EXPORT_MS, signal)),
    },
  }
}
