import type { SiteFrame } from '../contract/site-view.ts'
import type { SiteWorker } from '../core/hosted/site-worker.ts'
import { beginExport } from '../workers/tasks/export/begin.ts'
import { checkExport } from '../workers/tasks/export/check.ts'
import { abandonExport, commitExport } from '../workers/tasks/export/commit.ts'
import { drawExport } from '../workers/tasks/export/draw.ts'
import { zipExport } from '../workers/tasks/export/zip.ts'
import { drawSite, inspectSite, makeSiteFiles } from '../workers/tasks/site.ts'

const ids = new WeakMap<SiteFrame, number>()
let last = 0

/** Copied, as on the way to a thread, which keeps what it knows of a frame: what a task leaves there would show here. */
function drawing(frame: SiteFrame) {
  const frame_id = ids.get(frame) ?? ++last
  ids.set(frame, frame_id)
  return { frame: structuredClone(frame), frame_id }
}

/** Drawing and writing of sites on the test's own thread. */
export const inlineSites: SiteWorker = {
  draw: async (frame, items, wish) => drawSite({ ...drawing(frame), items, wish }),
  files: async (frame, files, wish) => makeSiteFiles({ ...drawing(frame), files, wish }),
  inspect: async (frame, items, wish) => inspectSite({ ...drawing(frame), items, wish }),
  exports: {
    begin: async (task) => beginExport({ ...task, ...drawing(task.frame) }),
    draw: async (task) => drawExport({ ...task, ...drawing(task.frame) }),
    check: async (task) => checkExport(task),
    commit: (task) => commitExport(task),
    abandon: async (task) => abandonExport(task),
    zip: (task) => zipExport(task),
  },
}
