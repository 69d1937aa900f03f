import { diffArticles } from './diff.ts'
import { drawImage, fitImage, readImage, renderImage } from './image.ts'
import { sanitise } from './sanitise.ts'

/** What a worker can be asked for. Input and output are plain data; a task opens no database and no connection. */
export const tasks = {
  diff: diffArticles,
  drawImage,
  fitImage,
  readImage,
  renderImage,
  sanitise,
}
export type Tasks = typeof tasks
