import { diffArticles } from './diff.ts'
import { illustrateImage } from './illustrate.ts'
import { fitImage, readImage, renderImage } from './image.ts'
import { sanitise } from './sanitise.ts'

/** What a worker can be asked for. Input and output are plain data; a task opens no database and no connection. */
export const tasks = {
  diff: diffArticles,
  fitImage,
  illustrateImage,
  readImage,
  renderImage,
  sanitise,
}
export type Tasks = typeof tasks
