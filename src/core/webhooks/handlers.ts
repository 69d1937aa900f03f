import type { webhookLabOperations } from '../../contract/webhook-lab.ts'
import type { webhookOperations } from '../../contract/webhooks.ts'
import { getSiteRow } from '../hosted/site-store.ts'
import type { Handlers } from '../handler.ts'
import { timestamp } from '../time.ts'
import { webhookSecretName } from './attempt.ts'
import { createWebhook } from './create.ts'
import { inspectSignature } from './inspect.ts'
import { sendLabDelivery } from './lab.ts'
import { resend, resendFailed } from './resend.ts'
import { KEPT_MS } from './rules.ts'
import { testWebhook } from './sample.ts'
import { getDelivery, getWebhook, listAttempts, listDeliveries, listWebhooks, toWebhook } from './store.ts'

export const webhookHandlers: Handlers<typeof webhookOperations & typeof webhookLabOperations> = {
  send_lab_delivery: (ctx, wish) => sendLabDelivery(ctx, wish),
  inspect_signature: (ctx, wish) => inspectSignature(wish, ctx.clock.now()),

  list_webhooks: async (ctx, { site_id }) => {
    await getSiteRow(ctx.db, site_id)
    return listWebhooks(ctx.db, site_id)
  },

  create_webhook: (ctx, wish) => createWebhook(ctx, wish),

  delete_webhook: async (ctx, one) => {
    const deleted = await ctx.write(async (tx) => {
      const { id } = await getWebhook(tx.db, one)
      await ctx.secrets.forget(tx.db, webhookSecretName(id))
      await tx.db.deleteFrom('webhooks').where('id', '=', id).execute()
      tx.emit({ type: 'webhook.deleted', id })
      return { id, deleted: true as const }
    })
    await ctx.secrets.startAnew()
    return deleted
  },

  test_webhook: (ctx, one) => testWebhook(ctx, one),

  list_webhook_logs: async (ctx, one) => {
    const { id } = await getWebhook(ctx.db, one)
    return listAttempts(ctx.db, id, timestamp(ctx.clock.now() - KEPT_MS))
  },

  list_webhook_deliveries: async (ctx, one) => listDeliveries(ctx.db, (await getWebhook(ctx.db, one)).id),

  resend_delivery: (ctx, { delivery_id }) =>
    ctx.write(async (tx) => {
      await resend(tx, delivery_id)
      return getDelivery(tx.db, delivery_id)
    }),

  resend_failed_deliveries: (ctx, { since, ...one }) =>
    ctx.write(async (tx) => ({
      resent: await resendFailed(tx, await getWebhook(tx.db, one), timestamp(Date.parse(since))),
    })),

  enable_webhook: (ctx, one) =>
    ctx.write(async (tx) => {
      const { id } = await getWebhook(tx.db, one)
      await tx.db
        .updateTable('webhooks')
        .set({ disabled_reason: null, failing_since: null, failed_at: null })
        .where('id', '=', id)
        .execute()
      tx.emit({ type: 'webhook.enabled', id })
      return toWebhook(await getWebhook(tx.db, one))
    }),
}
