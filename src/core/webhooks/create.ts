import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { webhookOperations } from '../../contract/webhooks.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { getSiteRow } from '../hosted/site-store.ts'
import { refuseOverQuota } from '../settings/plan.ts'
import { webhookSecretName } from './attempt.ts'
import { makeSigningSecret } from './sign.ts'
import { toWebhook } from './store.ts'

/** The answer is the only time that the secret is told. */
export async function createWebhook(
  ctx: Context,
  { site_id, name, url, events }: ParsedInput<typeof webhookOperations.create_webhook>,
): Promise<Reply<typeof webhookOperations.create_webhook>> {
  await mayHaveOneMore(ctx.db, site_id)
  await ctx.webhookSender.check(url)
  await ctx.secrets.retry()
  const secret = makeSigningSecret()
  const webhook = await ctx.write(async (tx) => {
    await mayHaveOneMore(tx.db, site_id)
    const row = await tx.db
      .insertInto('webhooks')
      .values({ site_id, name, url: asSent(url), events: JSON.stringify(events), created_at: tx.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    await ctx.secrets.save(tx.db, webhookSecretName(row.id), secret)
    tx.emit({ type: 'webhook.created', id: row.id })
    return toWebhook(row)
  })
  return { ...webhook, secret: secret.reveal() }
}

/** One spelling for what is one address; a fragment is never sent. */
function asSent(typed: string): string {
  const url = new URL(typed)
  url.hash = ''
  return url.href
}

async function mayHaveOneMore(db: ReadDb, site_id: number): Promise<void> {
  await getSiteRow(db, site_id)
  const { used } = await db
    .selectFrom('webhooks')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('site_id', '=', site_id)
    .executeTakeFirstOrThrow()
  await refuseOverQuota(db, 'webhooks_per_site', used)
}
