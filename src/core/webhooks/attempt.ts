import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { Postponed } from '../jobs/control.ts'
import type { Secret } from '../secret.ts'
import { failureOf, GONE, GONE_REASON } from './rules.ts'
import { signatureHeaders } from './sign.ts'
import { settleDelivery } from './store.ts'

export const webhookSecretName = (webhook_id: number): string => `webhook:${webhook_id}`

const LOCKED_WAIT_MS = 60_000

interface ToSend {
  webhook_id: number
  url: string
  event_id: string
  body: string
}

/** How one try ended; it was made, whether anybody answered or not. */
export interface Outcome {
  ok: boolean
  status: number | null
  error: string | null
  duration_ms: number
  answer: string
  retry_after_ms: number | null
}

/** Null when it is gone: a key that lived in the memory of an earlier run takes what it sealed with it. */
export async function signingSecret(ctx: Context, webhook_id: number): Promise<Secret | null> {
  if (ctx.secrets.state() === 'locked') await ctx.secrets.retry()
  return ctx.secrets.read(ctx.db, webhookSecretName(webhook_id))
}

/** For jobs: a locked keychain is no failure of the receiver. */
export async function secretOrWait(ctx: Context, webhook_id: number): Promise<Secret | null> {
  try {
    return await signingSecret(ctx, webhook_id)
  } catch (error) {
    if (error instanceof StudioError && ctx.secrets.state() === 'locked') {
      throw new Postponed(error.message, LOCKED_WAIT_MS)
    }
    throw error
  }
}

/** One try. Rejects when nothing was tried: without a network, or when the job is stopped. */
export async function sendOnce(ctx: Context, to: ToSend, secret: Secret, signal: AbortSignal): Promise<Outcome> {
  const began = ctx.clock.monotonic()
  const took = () => Math.round(ctx.clock.monotonic() - began)
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Quoin/${ctx.version}`,
    ...signatureHeaders(secret, { id: to.event_id, at: ctx.clock.now(), body: to.body }),
  }
  try {
    const answer = await ctx.webhookSender.send({ url: to.url, headers, body: to.body, signal })
    const { status, retry_after_ms } = answer
    const error = failureOf(status)
    // A receiver may send back what it knows, and the log is no place for a secret.
    return {
      ok: error === null,
      status,
      error,
      duration_ms: took(),
      answer: secret.hideIn(answer.body_text),
      retry_after_ms,
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof StudioError) || error.retry === 'offline') throw error
    return { ok: false, status: null, error: error.message, duration_ms: took(), answer: '', retry_after_ms: null }
  }
}

/** A line of the log, and what the try says of the webhook. */
export async function recordAttempt(
  tx: Tx,
  { id, webhook_id }: { id: number; webhook_id: number },
  { ok, status, error, duration_ms, answer }: Outcome,
): Promise<void> {
  const at = tx.now()
  await tx.db
    .insertInto('webhook_attempts')
    .values({ webhook_id, delivery_id: id, at, status, ok: ok ? 1 : 0, error, duration_ms, answer })
    .execute()
  if (ok) {
    await settleDelivery(tx.db, id, { state: 'delivered', error: null, settled_at: at })
    await tx.db
      .updateTable('webhooks')
      .set({ failing_since: null, failed_at: null, last_delivery_at: at })
      .where('id', '=', webhook_id)
      .execute()
  }
}

/** Counts towards the mark of a receiver that has been failing for days; 410 turns the webhook off. */
export async function recordFailure(tx: Tx, webhook_id: number, status: number | null): Promise<void> {
  const at = tx.now()
  await tx.db
    .updateTable('webhooks')
    .set(({ fn, ref, val }) => ({ failing_since: fn.coalesce(ref('failing_since'), val(at)), failed_at: at }))
    .where('id', '=', webhook_id)
    .execute()
  if (status === GONE) await disable(tx, webhook_id, GONE_REASON)
}

async function disable(tx: Tx, webhook_id: number, disabled_reason: string): Promise<void> {
  await tx.db.updateTable('webhooks').set({ disabled_reason }).where('id', '=', webhook_id).execute()
  await tx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error: disabled_reason, settled_at: tx.now() })
    .where('webhook_id', '=', webhook_id)
    .where('state', '=', 'pending')
    .execute()
  tx.emit({ type: 'webhook.disabled', id: webhook_id })
}
