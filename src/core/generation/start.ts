import type { Estimate, StartRun, TextModelKey } from '../../contract/generation.ts'
import type { Context } from '../context.ts'
import { enqueue, type JobRow } from '../jobs/queue.ts'
import { currentPlan } from '../settings/plan.ts'
import { routeOf } from '../settings/routes.ts'
import { readSettings } from '../settings/store.ts'
import { creditsForUsd } from '../usage/rules.ts'
import { creditsUsed, periodOf } from '../usage/store.ts'
import { generateArticle } from './generate.job.ts'
import { shippedRoute, tokensFor } from './models.ts'
import { estimateRun } from './rules.ts'
import { measuredSpeed } from './store.ts'

/** Words a second of the drafter, near enough: it writes as fast as it can be stored. */
const DRAFTER_WORDS_PER_SECOND = 2_000

interface Wish {
  word_count: number
  language_code?: string | undefined
  model: TextModelKey
  offline: boolean
}

const languageOf = async (ctx: Context, wish: Wish): Promise<string> =>
  wish.language_code ?? (await readSettings(ctx.db)).general.language

/** Seconds, credits and dollars, and who would write. The one place where an estimate is made. */
export async function estimate(ctx: Context, wish: Wish): Promise<Estimate> {
  const language = await languageOf(ctx, wish)
  const found = wish.offline ? null : await routeOf(ctx, wish.model)
  const plan = await currentPlan(ctx.db)
  const used = await creditsUsed(ctx.db, periodOf(ctx.now()))
  const credits_remaining = Math.max(0, plan.credits_per_month - used)
  if (!found || found.offline) {
    const seconds = Math.max(1, Math.round(wish.word_count / DRAFTER_WORDS_PER_SECOND))
    const free = { credits_low: 0, credits_high: 0, usd_low: 0, usd_high: 0 }
    return {
      seconds,
      ...free,
      provider: 'offline',
      upstream_model: 'offline-drafter',
      offline: true,
      credits_remaining,
    }
  }
  const { provider, upstream_model } = found.route
  const { seconds, usd_low, usd_high } = estimateRun({
    words: wish.word_count,
    tokens: tokensFor(wish.word_count, language),
    price: found.price,
    tokens_per_second:
      (await measuredSpeed(ctx.db, provider, upstream_model)) ?? shippedRoute(wish.model).tokens_per_second,
  })
  return {
    seconds,
    usd_low,
    usd_high,
    credits_low: creditsForUsd(usd_low),
    credits_high: creditsForUsd(usd_high),
    provider,
    upstream_model,
    offline: false,
    credits_remaining,
  }
}

/** One transaction: the promise is kept from here on, whatever happens. */
export async function startRun(ctx: Context, wish: StartRun): Promise<JobRow> {
  const { seconds, credits_high } = await estimate(ctx, wish)
  const language = await languageOf(ctx, wish)
  const { language_code: _, ...rest } = wish
  return ctx.write(async (tx) => {
    const row = await enqueue(tx, generateArticle, { ...rest, language, estimated_seconds: seconds, credits_high })
    tx.emit({ type: 'run.started', job_id: row.job_id })
    tx.afterCommit(() => ctx.jobs.wake())
    return row
  })
}
