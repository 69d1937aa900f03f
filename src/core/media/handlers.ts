import type { GeneratedImage, imageOperations, StartImage } from '../../contract/images.ts'
import type { mediaOperations } from '../../contract/media.ts'
import type { Context } from '../context.ts'
import { Answer, type Handlers } from '../handler.ts'
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.ts'
import { listMedia, updateMedia } from './library.ts'
import { awaitImage } from './outcome.ts'
import { estimateImage } from './plan.ts'
import { listImageRoutes, resetImageRoute, saveImageRoute, showImageRoute } from './routes.ts'
import { getImageJob, listImageRuns, startImage, toImageRun } from './start.ts'
import { getMediaRow, mediaPath, toMedia } from './store.ts'
import { purgeMedia, restoreMedia, trashMedia } from './trash.ts'
import { importPicture } from './upload.ts'

export const mediaHandlers: Handlers<typeof mediaOperations> = {
  list_media: (ctx, input) => listMedia(ctx.db, input),
  get_media: async (ctx, { id }) => toMedia(await getMediaRow(ctx.db, id)),
  update_media: (ctx, input) => updateMedia(ctx, input),
  delete_media: (ctx, { id }) => trashMedia(ctx, id),
  restore_media: (ctx, { id }) => restoreMedia(ctx, id),
  purge_media: (ctx, { id }) => purgeMedia(ctx, id),

  upload_media: async (ctx, { bytes, filename, alt, folder_id = null }) => {
    const imported = await importPicture(ctx, bytes, { source: 'upload', filename, alt, folder_id })
    return new Answer(imported.existed ? 200 : 201, imported)
  },

  list_media_folders: (ctx) => listFolders(ctx.db),
  create_media_folder: (ctx, input) => ctx.write((tx) => createFolder(tx, input)),
  update_media_folder: (ctx, input) => ctx.write((tx) => updateFolder(tx, input)),
  delete_media_folder: (ctx, { id }) => ctx.write((tx) => deleteFolder(tx, id)),
}

export const imageHandlers: Handlers<typeof imageOperations> = {
  generate_media: (ctx, wish) => generate(ctx, { ...wish, offline: false }),

  generate_image: async (ctx, wish) => {
    const image = await generate(ctx, { ...wish, auto_prompt: true, offline: false })
    return { ...image, url: new URL(image.url, ctx.addresses().studio).href }
  },

  list_image_models: async (ctx) => ({
    models: (await listImageRoutes(ctx)).map(({ key, name, usd_per_image }) => ({
      key,
      name,
      cost_estimate: usd_per_image,
    })),
  }),

  start_image: async (ctx, wish) => toImageRun(ctx.db, await startImage(ctx, wish, { patient: true })),
  estimate_image: (ctx, wish) => estimateImage(ctx, wish),
  list_image_runs: (ctx, filter) => listImageRuns(ctx.db, filter),
  get_image_run: async (ctx, { job_id }) => toImageRun(ctx.db, await getImageJob(ctx.db, job_id)),
  cancel_image: async (ctx, { job_id }) => {
    await getImageJob(ctx.db, job_id)
    await ctx.jobs.cancel(job_id, { caller: ctx.caller.name, request_id: ctx.request_id })
    return toImageRun(ctx.db, await getImageJob(ctx.db, job_id))
  },

  list_image_routes: (ctx) => listImageRoutes(ctx),
  save_image_route: async (ctx, { key, ...route }) => {
    await ctx.write((tx) => saveImageRoute(tx, key, route))
    return showImageRoute(ctx, key)
  },
  reset_image_route: async (ctx, { key }) => {
    await ctx.write((tx) => resetImageRoute(tx, key))
    return showImageRoute(ctx, key)
  },
}

/** Starts the job and waits for its picture. */
async function generate(ctx: Context, wish: StartImage): Promise<GeneratedImage> {
  const { job_id } = await startImage(ctx, wish, { patient: false })
  const row = await awaitImage(ctx, job_id)
  const { warnings } = await toImageRun(ctx.db, await getImageJob(ctx.db, job_id))
  return { ...toMedia(row), url: mediaPath(row.sha256), warnings }
}
