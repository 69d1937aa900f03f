import type { WebhookTestResult } from '../../contract/webhooks.ts'
import { POSTS_FOLDER, siteUrl } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { getSiteRow } from '../hosted/site-store.ts'
import { recordAttempt, sendOnce, signingSecret, type Outcome } from './attempt.ts'
import { eventBody } from './body.ts'
import { testWaitMs } from './rules.ts'
import { findToSend, getWebhook, insertDelivery, settleDelivery, type WebhookRow } from './store.ts'

/** One delivery at once, without retries. Every way in which it can end is an answer. */
export async function testWebhook(
  ctx: Context,
  { site_id, webhook_id }: { site_id: number; webhook_id: number },
): Promise<WebhookTestResult> {
  const webhook = await getWebhook(ctx.db, { site_id, webhook_id })
  const secret = await signingSecret(ctx, webhook_id)
  if (!secret) throw new StudioError('conflict', SECRET_GONE)
  const { id, event_id, body } = await claimTurn(ctx, webhook)
  const outcome = await outcomeOf(() =>
    sendOnce(ctx, { webhook_id, url: webhook.url, event_id, body }, secret, new AbortController().signal),
  )
  await ctx.write(async (tx) => {
    // Deleted while the sample was on its way.
    if (!(await findToSend(tx.db, id))) return
    if (outcome.tried) await recordAttempt(tx, { id, webhook_id }, outcome)
    if (!outcome.ok) {
      await settleDelivery(tx.db, id, { state: 'failed', error: outcome.error, settled_at: tx.now() })
    }
    tx.afterCommit(() => ctx.tell({ type: 'webhook.attempted', id: webhook_id }))
  })
  const { ok, status, error, duration_ms, answer } = outcome
  return { event_id, event: 'sample', ok, status, error, duration_ms, answer }
}

const SECRET_GONE =
  'The signing secret of this webhook is no longer stored, so nothing was sent. Delete the webhook and make it again.'

/** The turn is taken in the write that finds it free, so that two callers at once send one. */
const claimTurn = (ctx: Context, { id: webhook_id, site_id }: WebhookRow) =>
  ctx.write(async (tx) => {
    const now = ctx.clock.now()
    const { tested_ms } = await getWebhook(tx.db, { site_id, webhook_id })
    const wait = testWaitMs(tested_ms, now)
    if (wait > 0) throw tooSoon(wait)
    await tx.db.updateTable('webhooks').set({ tested_ms: now }).where('id', '=', webhook_id).execute()
    const site = await getSiteRow(tx.db, site_id)
    const event_id = tx.newId('evt')
    const body = eventBody({
      event_id,
      type: 'sample',
      at: tx.now(),
      site: { id: site.id, name: site.name, slug: site.slug, url: siteUrl(ctx.addresses().sites, site.slug) },
      post: samplePost(siteUrl(ctx.addresses().sites, site.slug), tx.now()),
    })
    const id = await insertDelivery(tx.db, { webhook_id, event_id, event: 'sample', body, created_at: tx.now() })
    return { id, event_id, body }
  })

const samplePost = (site: string, published_at: string) => ({
  id: 0,
  article_id: 0,
  title: 'A sample post',
  slug: 'sample',
  url: `${site}${POSTS_FOLDER}/sample/`,
  status: 'live' as const,
  published_at,
})

/** Without a network nothing was tried; that is told, and leaves no line in the log. */
async function outcomeOf(send: () => Promise<Outcome>): Promise<Outcome & { tried: boolean }> {
  try {
    return { ...(await send()), tried: true }
  } catch (error) {
    if (!(error instanceof StudioError) || error.retry !== 'offline') throw error
    return {
      ok: false,
      tried: false,
      status: null,
      error: 'There is no network, so the sample was not sent. Try again when you are online.',
      duration_ms: 0,
      answer: '',
      retry_after_ms: null,
    }
  }
}

function tooSoon(wait_ms: number): StudioError {
  const seconds = Math.ceil(wait_ms / 1000)
  return new StudioError(
    'rate_limited',
    `A webhook can be tested once in 10 seconds. Nothing was sent. Try again in ${seconds} s.`,
    { retry: 'rate_limited', retry_after_ms: wait_ms, headers: { 'Retry-After': String(seconds) } },
  )
}
