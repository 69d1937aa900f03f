import type { LabDelivery, webhookLabOperations } from '../../contract/webhook-lab.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { eventBody } from './body.ts'
import { failureOf, GONE } from './rules.ts'
import { makeSigningSecret, signatureHeaders } from './sign.ts'

const SITE = { id: 1, name: 'All about bees', slug: 'bees', url: 'https://bees.example/' }

/** Signed as a real delivery is. Nothing is stored: the secret is made for it and shown. */
export async function sendLabDelivery(
  ctx: Context,
  { event, behaviour }: ParsedInput<typeof webhookLabOperations.send_lab_delivery>,
): Promise<LabDelivery> {
  const secret = makeSigningSecret()
  const event_id = ctx.newId('evt')
  const body = eventBody({
    event_id,
    type: event,
    at: ctx.now(),
    site: SITE,
    post: {
      id: 7,
      article_id: 3,
      title: 'Why bees dance',
      slug: 'why-bees-dance',
      url: `${SITE.url}posts/why-bees-dance/`,
      status: event === 'post.unpublished' ? 'draft' : 'live',
      published_at: ctx.now(),
    },
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Quoin/${ctx.version}`,
    ...signatureHeaders(secret, { id: event_id, at: ctx.clock.now(), body }),
  }
  const began = ctx.clock.monotonic()
  const { answer, error: broken, ...seen } = await ctx.echo(behaviour, { headers, body })
  const error = answer ? failureOf(answer.status) : broken
  return {
    ...seen,
    secret: secret.reveal(),
    ok: error === null,
    status: answer?.status ?? null,
    error,
    duration_ms: Math.round(ctx.clock.monotonic() - began),
    answer: answer?.text ?? '',
    next: error === null ? 'delivered' : answer?.status === GONE ? 'disabled' : 'retried',
  }
}
