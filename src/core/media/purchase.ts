import { imageSizes } from '../../contract/media.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { enterReceipt } from '../generation/purchase.ts'
import { Stopped, type JobRun } from '../jobs/control.ts'
import { readMediaFile } from './files.ts'
import type { ImageInput } from './image-input.ts'
import type { MadeImage } from './image-provider.ts'
import { imageProviderInfo, type ImageRouteTarget } from './models.ts'
import { openRoute } from './routes.ts'
import { keepBytes, type Kept } from './save.ts'
import { originalName } from './store.ts'
import { within } from './within.ts'

/** Of the whole call, with all that a provider does to wait for its picture: while a caller waits, and while none does. */
const LIMIT_MS = { waited_for: 120_000, patient: 300_000 }
const STEP = 'bought'

export interface Bought extends Kept {
  usd: number
  milliseconds: number
}

/**
 * The picture as the vendor made it, bought once: its bytes are on the disk and its receipt is in the ledger before the
 * next step begins. A call that a crash cut off is repeated once at most, and both are on the receipt.
 */
export function buyImage(
  ctx: Context,
  job: JobRun,
  { input, route, prompt }: { input: ImageInput; route: ImageRouteTarget; prompt: string },
): Promise<Bought> {
  const { name } = imageProviderInfo(route.provider)
  const receipt = {
    job_id: job.job_id,
    stage: 'image',
    label: '',
    provider: route.provider,
    upstream_model: route.upstream_model,
    tokens_in: 0,
    tokens_out: 0,
  } as const
  return job.step(
    STEP,
    async () => {
      const began = ctx.clock.monotonic()
      let paid = 0
      const lasted = () => Math.round(ctx.clock.monotonic() - began)
      const opened = await openRoute(ctx, route)
      if (!(await ctx.write((tx) => countCall(tx, receipt)))) throw cutTwice(name)
      try {
        const made = await within<MadeImage>(
          ctx.clock,
          { ms: LIMIT_MS[input.patient ? 'patient' : 'waited_for'], signal: job.signal, tooLong: () => late(name) },
          (signal) =>
            ctx.openImageProvider(opened).make({
              prompt,
              ...imageSizes[input.aspect_ratio],
              aspect_ratio: input.aspect_ratio,
              seed: input.seed,
              signal,
            }),
        )
        const picture = await ctx.workers.images.read(made.bytes, job.signal)
        if ('problem' in picture) throw unreadable(name)
        paid = made.usd ?? input.usd
        return { ...(await keepBytes(ctx, picture)), usd: paid, milliseconds: lasted() }
      } catch (error) {
        // Quoin closes: whether the call was carried out nobody knows, so it counts as cut off at the next start.
        if (!(job.signal.reason instanceof Stopped && job.signal.reason.by === 'shutdown')) {
          const outcome = job.signal.aborted ? 'cancelled' : 'failed'
          await ctx.write(async (tx) => {
            await enterReceipt(tx, { ...receipt, usd: paid, milliseconds: lasted(), outcome })
            await forgetCall(tx, job.job_id)
          })
        }
        if (paid > 0) throw notStored(name, error)
        throw input.patient ? error : notWaiting(error)
      }
    },
    (tx, { usd, milliseconds }) => enterReceipt(tx, { ...receipt, usd, milliseconds, outcome: 'ok' }),
  )
}

/** The size that was promised, cut out of what was bought. */
export const fitImage = (ctx: Context, job: JobRun, input: ImageInput, bought: Kept): Promise<Kept> =>
  job.step('fitted', async () => {
    const bytes = await readMediaFile(ctx.folder, originalName(bought))
    if (!bytes) throw new Error('The file of a bought image is gone.')
    const fitted = await ctx.workers.images.fit(bytes, imageSizes[input.aspect_ratio], job.signal)
    if ('problem' in fitted) throw new Error(`A bought image cannot be read again: ${fitted.problem}`)
    return keepBytes(ctx, fitted)
  })

type Call = Omit<Parameters<typeof enterReceipt>[1], 'usd' | 'milliseconds' | 'outcome'>

/** Notes that a call goes out. A note that is there already was left by a crash; after two nobody calls again: false. */
async function countCall(tx: Tx, receipt: Call): Promise<boolean> {
  const { job_id } = receipt
  const before = await tx.db
    .selectFrom('job_partials')
    .select('text')
    .where('job_id', '=', job_id)
    .where('step', '=', STEP)
    .executeTakeFirst()
  const calls = Number(before?.text ?? 0)
  if (calls > 0) await enterReceipt(tx, { ...receipt, usd: 0, milliseconds: 0, outcome: 'cut' })
  if (calls > 1) {
    await forgetCall(tx, job_id)
    return false
  }
  const row = { text: String(calls + 1), updated_at: tx.now() }
  await tx.db
    .insertInto('job_partials')
    .values({ job_id, step: STEP, ...row })
    .onConflict((on) => on.columns(['job_id', 'step']).doUpdateSet(row))
    .execute()
  return true
}

const forgetCall = (tx: Tx, job_id: string) =>
  tx.db.deleteFrom('job_partials').where('job_id', '=', job_id).where('step', '=', STEP).execute()

/** Whoever waits for the answer is told that there is no network, rather than kept until there is one. */
const notWaiting = (error: unknown): unknown =>
  error instanceof StudioError && error.retry === 'offline'
    ? new StudioError(error.code, error.message, { cause: error, ...(error.details && { details: error.details }) })
    : error

const late = (name: string) =>
  new StudioError('unavailable', `${name} did not finish the image in time. Nothing was charged. Try again.`, {
    retry: 'retryable',
  })

const unreadable = (name: string) =>
  new StudioError('unavailable', `What ${name} sent is no picture. Nothing was charged. Try again.`, {
    retry: 'retryable',
  })

/** Trying again would buy another one, and have no place for it either. */
const notStored = (name: string, cause: unknown) =>
  new StudioError(
    'unavailable',
    `${name} made the image, but it could not be stored on the disk. It was charged. Free some space, then start it again.`,
    { cause, details: [{ path: '', code: 'storage_full', message: 'The image could not be stored.' }] },
  )

const cutTwice = (name: string) =>
  new StudioError(
    'unavailable',
    `Quoin was closed twice while ${name} made this image, so it was not asked a third time. Look at your bill there, then start the image again.`,
  )
