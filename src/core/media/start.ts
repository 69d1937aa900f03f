import { randomInt } from 'node:crypto'
import type { ImageRun, StartImage } from '../../contract/images.ts'
import { ImageStage } from '../../contract/images.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { notFound } from '../errors.ts'
import { enqueue, parseJobData, publicStatus, type JobRow } from '../jobs/queue.ts'
import { reserveCredits } from '../usage/credits.ts'
import { creditsOfJob } from '../usage/store.ts'
import { generateImage } from './generate.job.ts'
import { GENERATE_IMAGE, ImageInput, modelUsed } from './image-input.ts'
import { resultOf } from './outcome.ts'
import { planImage } from './plan.ts'
import { promptOf } from './prompt.ts'
import { mustHaveRoom } from './room.ts'
import { mustHaveFolder } from './save.ts'
import { findMedia, getMediaRow, toMedia } from './store.ts'

const SEEDS = 2 ** 31

/** One transaction: the job is there with its credits set aside, or nothing is. Throws `insufficient_credits`. */
export async function startImage(ctx: Context, wish: StartImage, { patient }: { patient: boolean }): Promise<JobRow> {
  await mustHaveRoom(ctx.folder)
  const { route, usd, text_model, credits } = await planImage(ctx, wish)
  return ctx.write(async (tx) => {
    if (wish.folder_id) await mustHaveFolder(tx.db, wish.folder_id)
    if (wish.parent_id) await getMediaRow(tx.db, wish.parent_id)
    const row = await enqueue(tx, generateImage, {
      prompt: wish.prompt,
      aspect_ratio: wish.aspect_ratio,
      style: wish.style ?? null,
      model: wish.model,
      route,
      usd,
      text_model,
      seed: wish.seed ?? randomInt(SEEDS),
      folder_id: wish.folder_id ?? null,
      parent_id: wish.parent_id ?? null,
      patient,
    })
    if (credits > 0) await reserveCredits(tx, row.job_id, credits, 'Choose a cheaper model')
    tx.emit({ type: 'image.started', job_id: row.job_id })
    return row
  })
}

export async function getImageJob(db: ReadDb, job_id: string): Promise<JobRow> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('job_id', '=', job_id)
    .where('kind', '=', GENERATE_IMAGE)
    .executeTakeFirst()
  if (!row) throw notFound('image run', job_id)
  return row
}

export async function listImageRuns(
  db: ReadDb,
  { active, limit }: { active: boolean; limit: number },
): Promise<ImageRun[]> {
  let query = db.selectFrom('jobs').selectAll().where('kind', '=', GENERATE_IMAGE)
  if (active) query = query.where('completed_at', 'is', null)
  const rows = await query.orderBy('job_id', 'desc').limit(limit).execute()
  return Promise.all(rows.map((row) => toImageRun(db, row)))
}

export async function toImageRun(db: ReadDb, row: JobRow): Promise<ImageRun> {
  const input = parseJobData({ data: ImageInput }, row)
  const [{ captured }, prompt, media_id] = await Promise.all([
    creditsOfJob(db, row.job_id),
    promptOf(db, row.job_id, input),
    resultOf(db, row.job_id),
  ])
  const media = media_id === undefined ? undefined : await findMedia(db, media_id)
  return {
    job_id: row.job_id,
    status: publicStatus(row),
    state: row.state,
    stage: ImageStage.catch('queued').parse(row.stage),
    progress: row.progress,
    prompt: input.prompt,
    final_prompt: prompt?.final_prompt ?? null,
    aspect_ratio: input.aspect_ratio,
    style: input.style,
    model: input.model,
    model_used: modelUsed(input),
    offline: input.route === null,
    credits: captured,
    warnings: prompt?.warnings ?? [],
    error: row.error,
    retry_at: row.state === 'waiting_retry' && row.run_after ? `${row.run_after.slice(0, 19)}Z` : null,
    media: media ? toMedia(media) : null,
    created_at: row.created_at,
    completed_at: row.completed_at,
  }
}
