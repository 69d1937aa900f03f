import type { Receipt, RunStage } from '../../contract/generation.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import type { JobRun } from '../jobs/control.ts'
import type { Author, Bought } from './author.ts'
import { CALLS_IN_DOUBT, forGood, inDoubt } from './doubt.ts'
import { tokensFor } from './models.ts'
import { costOf, type Price } from './rules.ts'

export interface Shop {
  ctx: Context
  job: JobRun
  author: Author
  price: Price
  language: string
}

interface Purchase {
  step: string
  stage: RunStage
  label: string
  /** Words received before the call broke off, for an honest receipt. */
  wordsSoFar?: () => number
}

/**
 * One paid call as one step: its output and its receipt are committed together, so after a restart it is not bought
 * again. A call that broke off leaves a receipt for what had come.
 */
export async function buy<T>(shop: Shop, purchase: Purchase, call: () => Promise<Bought<T>>): Promise<T> {
  const { ctx, job } = shop
  const began = ctx.clock.monotonic()
  const receipt = (tokens: Bought<T>['usage'], outcome: Receipt['outcome']) => ({
    job_id: job.job_id,
    stage: purchase.stage,
    label: purchase.label,
    provider: shop.author.provider,
    upstream_model: shop.author.upstream_model,
    ...tokens,
    usd: costOf(shop.price, tokens),
    milliseconds: Math.round(ctx.clock.monotonic() - began),
    outcome,
  })
  const bought = await job.step(
    purchase.step,
    async () => {
      try {
        return await call()
      } catch (error) {
        const tokens_out = tokensFor(purchase.wordsSoFar?.() ?? 0, shop.language)
        const doubt = !job.signal.aborted && tokens_out === 0 && inDoubt(error)
        const outcome = job.signal.aborted ? 'cancelled' : tokens_out > 0 || doubt ? 'cut' : 'failed'
        const silent = await ctx.write(async (tx) => {
          await enterReceipt(tx, receipt({ tokens_in: 0, tokens_out }, outcome))
          return silentCalls(tx, job.job_id, purchase)
        })
        if (doubt && silent >= CALLS_IN_DOUBT) throw forGood(error)
        throw error
      }
    },
    (tx, { usage }) => enterReceipt(tx, receipt(usage, 'ok')),
  )
  return bought.value
}

/** Calls for the same thing that brought nothing and may have been charged. One that broke off halfway is gone on with. */
async function silentCalls(tx: Tx, job_id: string, { stage, label }: Purchase): Promise<number> {
  const row = await tx.db
    .selectFrom('receipts')
    .select((select) => select.fn.countAll<number>().as('calls'))
    .where('job_id', '=', job_id)
    .where('stage', '=', stage)
    .where('label', '=', label)
    .where('outcome', '=', 'cut')
    .where('tokens_out', '=', 0)
    .executeTakeFirstOrThrow()
  return row.calls
}

export const enterReceipt = (tx: Tx, receipt: Omit<Receipt, 'at'> & { job_id: string }) =>
  tx.db
    .insertInto('receipts')
    .values({ ...receipt, at: tx.now() })
    .execute()
    .then(() => {})
