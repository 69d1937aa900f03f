import * as z from 'zod'
import { imageSizes } from '../../contract/media.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { CALLS_IN_DOUBT, forGood, inDoubt } from '../generation/doubt.ts'
import { enterReceipt } from '../generation/purchase.ts'
import { Stopped, type JobRun } from '../jobs/control.ts'
import { readMediaFile } from './files.ts'
import type { ImageInput } from './image-input.ts'
import type { NoPicture, Picture } from './image-worker.ts'
import type { MadeImage } from './image-provider.ts'
import { imageProviderInfo, type ImageRouteTarget } from './models.ts'
import { openRoute } from './routes.ts'
import { keepBytes, type Kept } from './save.ts'
import { originalName } from './store.ts'
import { within } from './within.ts'

/** Of the whole call, with all that a provider does to wait for its picture: while a caller waits, and while none does. */
const LIMIT_MS = { waited_for: 120_000, patient: 300_000 }
const STEP = 'bought'

interface Bought extends Kept {
  usd: number
  milliseconds: number
}

/**
 * The picture as the vendor made it, bought once: its bytes are on the disk and its receipt is in the ledger before the
 * next step begins. A call that a crash or the line cut off is repeated once at most, and both are on the receipt.
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
      const calls = await ctx.write((tx) => countCall(tx, receipt))
      if (calls > CALLS_IN_DOUBT) throw cutTwice(name)
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
        const picture = await readMade(ctx, made.bytes, job.signal)
        if ('problem' in picture) throw unreadable(name)
        paid = made.usd ?? input.usd
        return { ...(await keepBytes(ctx, picture)), usd: paid, milliseconds: lasted() }
      } catch (error) {
        // Quoin closes: whether the call was carried out nobody knows, so it counts as cut off at the next start.
        if (!(job.signal.reason instanceof Stopped && job.signal.reason.by === 'shutdown')) {
          const doubt = !job.signal.aborted && inDoubt(error)
          const outcome = job.signal.aborted ? 'cancelled' : doubt ? 'cut' : 'failed'
          await ctx.write(async (tx) => {
            await enterReceipt(tx, { ...receipt, usd: paid, milliseconds: lasted(), outcome })
            if (doubt) await noteCalls(tx, job.job_id, { calls, entered: true })
            else await forgetCalls(tx, job.job_id)
          })
          if (doubt && calls >= CALLS_IN_DOUBT) throw forGood(error)
        }
        if (paid > 0) throw notStored(name, error)
        throw input.patient ? error : notWaiting(error)
      }
    },
    (tx, { usd, milliseconds }) => enterReceipt(tx, { ...receipt, usd, milliseconds, outcome: 'ok' }),
  )
}

/** The size that was promised, cut out of what was bought. */
export async function fitImage(ctx: Context, job: JobRun, input: ImageInput, bought: Kept): Promise<Picture> {
  const bytes = await readMediaFile(ctx.folder, originalName(bought))
  if (!bytes) throw new Error('The file of a bought image is gone.')
  const fitted = await ctx.workers.images.fit(bytes, imageSizes[input.aspect_ratio], job.signal)
  if ('problem' in fitted) throw new Error(`A bought image cannot be read again: ${fitted.problem}`)
  return fitted
}

type Call = Omit<Parameters<typeof enterReceipt>[1], 'usd' | 'milliseconds' | 'outcome'>

const Noted = z.object({ calls: z.int(), entered: z.boolean() })

/** Notes that a call goes out, and says which it is. One that was noted and has no receipt yet was cut off by a crash. */
async function countCall(tx: Tx, receipt: Call): Promise<number> {
  const { job_id } = receipt
  const row = await tx.db
    .selectFrom('job_partials')
    .select('text')
    .where('job_id', '=', job_id)
    .where('step', '=', STEP)
    .executeTakeFirst()
  const before = row ? Noted.parse(JSON.parse(row.text)) : { calls: 0, entered: true }
  if (!before.entered) await enterReceipt(tx, { ...receipt, usd: 0, milliseconds: 0, outcome: 'cut' })
  const calls = before.calls + 1
  if (calls > CALLS_IN_DOUBT) await forgetCalls(tx, job_id)
  else await noteCalls(tx, job_id, { calls, entered: false })
  return calls
}

async function noteCalls(tx: Tx, job_id: string, noted: z.infer<typeof Noted>): Promise<void> {
  const row = { text: JSON.stringify(noted), updated_at: tx.now() }
  await tx.db
    .insertInto('job_partials')
    .values({ job_id, step: STEP, ...row })
    .onConflict((on) => on.columns(['job_id', 'step']).doUpdateSet(row))
    .execute()
}

const forgetCalls = (tx: Tx, job_id: string) =>
  tx.db.deleteFrom('job_partials').where('job_id', '=', job_id).where('step', '=', STEP).execute()

/** A picture that breaks the thread that reads it is as good as damaged. */
const readMade = (ctx: Context, bytes: Uint8Array, signal: AbortSignal): Promise<Picture | NoPicture> =>
  ctx.workers.images.read(bytes, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    ctx.log('warn', 'media.unreadable', { error: error as Error })
    return { problem: 'unreadable' }
  })

/** Whoever waits for the answer is told that there is no network, rather than kept until there is one. */
const notWaiting = (error: unknown): unknown =>
  error instanceof StudioError && error.retry === 'offline'
    ? new StudioError(error.code, error.message, { cause: error, ...(error.details && { details: error.details }) })
    : error

const late = (name: string) =>
  passing(
    'timed_out',
    `${name} did not finish the image in time. Nothing was saved and no credits were used. Try again.`,
  )

const unreadable = (name: string) =>
  passing('broken_answer', `What ${name} sent is no picture. Nothing was saved and no credits were used. Try again.`)

const passing = (code: string, message: string) =>
  new StudioError('unavailable', message, { retry: 'retryable', details: [{ path: '', code, message }] })

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
    `${name} was asked for this image twice, and both calls were cut off, so it was not asked a third time. Look at your bill there, then start the image again.`,
  )
