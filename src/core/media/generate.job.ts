import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { jobKind } from '../jobs/kind.ts'
import type { JobRun } from '../jobs/control.ts'
import { settleCredits } from '../usage/credits.ts'
import { imageSizes } from '../../contract/media.ts'
import { aloneWithFiles } from './alone.ts'
import { removeMediaFile } from './files.ts'
import { GENERATE_IMAGE, ImageInput, modelUsed } from './image-input.ts'
import type { Picture } from './image-worker.ts'
import { finalPrompt } from './prompt.ts'
import { buyImage, fitImage } from './purchase.ts'
import { insertMedia, keepBytes, type Kept } from './save.ts'
import { saveFailure, saveResult } from './outcome.ts'
import { findBySha, originalName } from './store.ts'

/** As for every call to a provider. */
const ATTEMPTS = 4

export const generateImage = jobKind({
  kind: GENERATE_IMAGE,
  data: ImageInput,
  attempts: ATTEMPTS,
  concurrency: 2,

  async run(ctx, input, job) {
    const { final_prompt } = await finalPrompt(ctx, input, job)
    await job.progress('image', 20)
    const { picture, bought } = await makePicture(ctx, input, job, final_prompt)
    await job.progress('saving', 95)

    await aloneWithFiles(async () => {
      const kept = await keepBytes(ctx, picture)
      await ctx.write((tx) => saveImage(tx, { input, job, kept, final_prompt }))
      if (bought && bought.sha256 !== kept.sha256) await dropUncut(ctx, bought)
    })
  },

  async ended(tx, { job_id }, { state, error }) {
    await settleCredits(tx, job_id)
    await saveFailure(tx, job_id, error)
    tx.emit({ type: state === 'cancelled' ? 'image.cancelled' : 'image.failed', job_id })
  },
})

/** In the transaction that ends the job: the picture, what it cost, and that it is there. */
async function saveImage(
  tx: Tx,
  { input, job, kept, final_prompt }: { input: ImageInput; job: JobRun; kept: Kept; final_prompt: string },
): Promise<void> {
  const receipts = await tx.db.selectFrom('receipts').select('usd').where('job_id', '=', job.job_id).execute()
  const folder = await tx.db
    .selectFrom('media_folders')
    .select('id')
    .where('id', '=', input.folder_id)
    .executeTakeFirst()
  const parent = await tx.db.selectFrom('media').select('id').where('id', '=', input.parent_id).executeTakeFirst()
  const { media } = await insertMedia(tx, kept, {
    source: input.route ? 'generated' : 'illustrated',
    filename: input.prompt.slice(0, 60),
    alt: input.prompt,
    prompt: input.prompt,
    final_prompt,
    model_used: modelUsed(input),
    style: input.style,
    seed: input.seed,
    cost_usd: receipts.reduce((sum, { usd }) => sum + usd, 0),
    // They may have been deleted while the picture was made; it is kept all the same.
    folder_id: folder?.id ?? null,
    parent_id: parent?.id ?? null,
  })
  await settleCredits(tx, job.job_id)
  await saveResult(tx, job.job_id, media.id)
  await job.complete(tx)
  tx.emit({ type: 'image.completed', job_id: job.job_id, media_id: media.id })
}

async function makePicture(
  ctx: Context,
  input: ImageInput,
  job: JobRun,
  prompt: string,
): Promise<{ picture: Picture; bought: Kept | null }> {
  const { route } = input
  if (!route) return { picture: await drawPicture(ctx, input, job.signal), bought: null }
  const bought = await buyImage(ctx, job, { input, route, prompt })
  await job.progress('saving', 85)
  return { picture: await fitImage(ctx, job, input, bought), bought }
}

const drawPicture = (ctx: Context, { prompt, style, seed, aspect_ratio }: ImageInput, signal: AbortSignal) =>
  ctx.workers.images.illustrate({ prompt, style: style ?? 'realistic', seed, ...imageSizes[aspect_ratio] }, signal)

/** What the vendor sent in its own size, unless that very picture is in the library. */
async function dropUncut(ctx: Context, bought: Kept): Promise<void> {
  if (await findBySha(ctx.db, bought.sha256)) return
  await removeMediaFile(ctx.folder, originalName(bought)).catch((error: unknown) =>
    ctx.log('warn', 'media.not_removed', { error: error as Error }),
  )
}
