import { insertArticle } from '../articles/insert.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { jobKind } from '../jobs/kind.ts'
import type { JobRun } from '../jobs/control.ts'
import { tickOnboarding } from '../settings/onboarding.ts'
import { routeOf } from '../settings/routes.ts'
import { reserveCredits, settleCredits } from '../usage/credits.ts'
import { offlineAuthor } from './drafter/index.ts'
import { modelAuthor } from './model-author/index.ts'
import type { Shop } from './purchase.ts'
import { RunInput } from './run-input.ts'
import { GENERATE } from './store.ts'
import { writeArticle } from './write-article.ts'

/** Four tries in a row on one step, as for every call to a provider. */
const ATTEMPTS = 4

export const generateArticle = jobKind({
  kind: GENERATE,
  data: RunInput,
  attempts: ATTEMPTS,
  concurrency: 2,

  async run(ctx, input, job) {
    const shop = await openShop(ctx, input, job)
    const article = await writeArticle(shop, input)

    await ctx.write(async (tx) => {
      const { id } = await insertArticle(tx, {
        ...article.meta,
        content: article.html,
        language: input.language,
        model: shop.author.upstream_model,
        is_scaffold: shop.author.provider === 'offline',
        version: { kind: 'generated', label: '' },
      })
      await settleCredits(tx, job.job_id)
      await tickOnboarding(tx, 'generate')
      await job.complete(tx, { article_id: id })
      tx.emit({ type: 'run.completed', job_id: job.job_id, article_id: id })
    })
  },

  async ended(tx, { job_id }, { state }) {
    await settleCredits(tx, job_id)
    tx.emit({ type: state === 'cancelled' ? 'run.cancelled' : 'run.failed', job_id })
  },
})

/** Who writes this run. Decided once: a run begun by a model is never finished by the drafter without a word. */
async function openShop(ctx: Context, input: RunInput, job: JobRun): Promise<Shop> {
  const found = input.offline ? null : await routeOf(ctx, input.model)
  const { offline } = await job.step('route', async () => ({ offline: found === null || found.offline }))
  if (!offline && (!found || found.offline)) {
    throw new StudioError(
      'unavailable',
      'The key that this article was begun with is gone. The finished sections are kept. Store a key in Settings and try again.',
    )
  }
  const base = { ctx, job, language: input.language }
  const shop: Shop =
    offline || !found || found.offline
      ? { ...base, author: offlineAuthor(), price: { usd_per_million_in: 0, usd_per_million_out: 0 } }
      : {
          ...base,
          author: modelAuthor({
            provider: ctx.openTextProvider(found.route),
            provider_name: found.route.provider,
            upstream_model: found.route.upstream_model,
          }),
          price: found.price,
        }
  await ctx.write(async (tx) => {
    await tx.db
      .updateTable('jobs')
      .set({ written_by: shop.author.upstream_model })
      .where('job_id', '=', job.job_id)
      .execute()
    if (!offline) await reserveCredits(tx, job.job_id, input.credits_high)
  })
  return shop
}
