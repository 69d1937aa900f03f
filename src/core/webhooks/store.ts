import type { Selectable } from 'kysely'
import type { LoggedEvent, Webhook, WebhookAttempt, WebhookDelivery, WebhookEvent } from '../../contract/webhooks.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { timestamp } from '../time.ts'
import { statusOf } from './rules.ts'

export type WebhookRow = Selectable<Tables['webhooks']>

const SHOWN = 100

export const toWebhook = (row: WebhookRow): Webhook => {
  const { id, name, url, disabled_reason, last_delivery_at, created_at } = row
  const events = JSON.parse(row.events) as WebhookEvent[]
  return { id, name, url, events, status: statusOf(row), disabled_reason, last_delivery_at, created_at }
}

export async function listWebhooks(db: ReadDb, site_id: number): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('site_id', '=', site_id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toWebhook)
}

/** A webhook is found under its own site alone. */
export async function getWebhook(
  db: ReadDb,
  { site_id, webhook_id }: { site_id: number; webhook_id: number },
): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhook_id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (!row) throw notFound('webhook', webhook_id)
  return row
}

/** Those that want the event; what was turned off gets nothing. */
export async function subscribers(
  db: ReadDb,
  site_id: number,
  event: WebhookEvent,
): Promise<Pick<WebhookRow, 'id' | 'url'>[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events'])
    .where('site_id', '=', site_id)
    .where('disabled_reason', 'is', null)
    .orderBy('id')
    .execute()
  return rows.filter(({ events }) => (JSON.parse(events) as string[]).includes(event))
}

export async function listAttempts(db: ReadDb, webhook_id: number, since: string): Promise<WebhookAttempt[]> {
  const rows = await db
    .selectFrom('webhook_attempts as attempt')
    .innerJoin('webhook_deliveries as delivery', 'delivery.id', 'attempt.delivery_id')
    .selectAll('attempt')
    .select(['delivery.event_id', 'delivery.event'])
    .where('attempt.webhook_id', '=', webhook_id)
    .where('attempt.at', '>=', since)
    .orderBy('attempt.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ webhook_id: _, ok, ...row }) => ({ ...row, ok: ok === 1 }))
}

const deliveries = (db: ReadDb) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .leftJoin('jobs', 'jobs.job_id', 'delivery.job_id')
    .selectAll('delivery')
    .select(['jobs.run_after', 'jobs.state as job_state', 'jobs.error as job_error'])
    .select((select) =>
      select
        .selectFrom('webhook_attempts')
        .whereRef('delivery_id', '=', 'delivery.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('attempts'),
    )

type ListedDelivery = Awaited<ReturnType<ReturnType<typeof deliveries>['execute']>>[number]

function toDelivery({ run_after, job_state, job_error, ...row }: ListedDelivery): WebhookDelivery {
  const waits = row.state === 'pending'
  return {
    ...row,
    attempts: row.attempts ?? 0,
    next_attempt_at: waits && run_after !== null ? timestamp(Date.parse(run_after)) : null,
    waits_for_network: waits && job_state === 'waiting_network',
    error: waits ? job_error : row.error,
  }
}

export const listDeliveries = async (db: ReadDb, webhook_id: number): Promise<WebhookDelivery[]> =>
  (
    await deliveries(db)
      .where('delivery.webhook_id', '=', webhook_id)
      .orderBy('delivery.id', 'desc')
      .limit(SHOWN)
      .execute()
  ).map(toDelivery)

export async function getDelivery(db: ReadDb, id: number): Promise<WebhookDelivery> {
  const row = await deliveries(db).where('delivery.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('delivery', id)
  return toDelivery(row)
}

/** A delivery with what sending it takes; undefined once its webhook is gone. */
export const findToSend = (db: ReadDb, id: number) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'delivery.webhook_id', 'delivery.event_id', 'delivery.event', 'delivery.body'])
    .select(['delivery.state', 'delivery.job_id', 'webhooks.url', 'webhooks.disabled_reason'])
    .where('delivery.id', '=', id)
    .executeTakeFirst()

export async function insertDelivery(
  db: WriteDb,
  row: { webhook_id: number; event_id: string; event: LoggedEvent; body: string; created_at: string },
): Promise<number> {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({ ...row, state: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function settleDelivery(
  db: WriteDb,
  id: number,
  outcome: { state: 'delivered' | 'failed'; error: string | null; settled_at: string },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(outcome)
    .where('id', '=', id)
    // What arrived has arrived, even if it was given up while it was on its way.
    .$if(outcome.state === 'failed', (query) => query.where('state', '=', 'pending'))
    .execute()
}

/** Attempts before a time, and the settled deliveries that have none left. */
export async function dropOldAttempts(db: WriteDb, before: string): Promise<void> {
  await db.deleteFrom('webhook_attempts').where('at', '<', before).execute()
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '!=', 'pending')
    .where('created_at', '<', before)
    .where('id', 'not in', (attempts) => attempts.selectFrom('webhook_attempts').select('delivery_id'))
    .execute()
}
