import { diffArticles } from './diff.ts'
import { beginExport } from './export/begin.ts'
import { checkExport } from './export/check.ts'
import { abandonExport, commitExport } from './export/commit.ts'
import { drawExport } from './export/draw.ts'
import { zipExport } from './export/zip.ts'
import { illustrateImage } from './illustrate.ts'
import { fitImage, readImage, renderImage } from './image.ts'
import { sanitise } from './sanitise.ts'
import { drawSite, inspectSite, makeSiteFiles } from './site.ts'

/** What a worker can be asked for. Input and output are plain data; a task opens no database and no connection. */
export const tasks = {
  abandonExport,
  beginExport,
  checkExport,
  commitExport,
  diff: diffArticles,
  drawExport,
  drawSite,
  fitImage,
  illustrateImage,
  inspectSite,
  makeSiteFiles,
  readImage,
  renderImage,
  sanitise,
  zipExport,
}
export type Tasks = typeof tasks
