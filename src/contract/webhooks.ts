import * as z from 'zod'
import { operation } from './operation.ts'
import { Deleted, Id, Timestamp } from './values.ts'

export const WebhookEvent = z.enum(['post.published', 'post.updated', 'post.unpublished'])
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** `sample` is what a test sends; nobody subscribes to it. */
export const LoggedEvent = z.enum([...WebhookEvent.options, 'sample'])
export type LoggedEvent = z.infer<typeof LoggedEvent>

export const WebhookStatus = z.enum(['active', 'failing', 'disabled']).meta({
  description: '`failing`: nothing arrived for five days, deliveries go on. `disabled`: nothing is sent.',
})
export type WebhookStatus = z.infer<typeof WebhookStatus>

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  status: WebhookStatus,
  disabled_reason: z.string().nullable(),
  last_delivery_at: Timestamp.nullable().meta({ description: 'When a delivery last arrived' }),
  created_at: Timestamp,
})
export type Webhook = z.infer<typeof Webhook>

const attempt = {
  ok: z.boolean(),
  status: z.int().nullable().meta({ description: 'HTTP status of the receiver; null when no answer came' }),
  error: z.string().nullable(),
  duration_ms: z.int().nonnegative(),
  answer: z.string().meta({ description: 'What the receiver answered, at most 1 kB' }),
}

export const WebhookAttempt = z.object({
  id: Id,
  event_id: z.string(),
  event: LoggedEvent,
  delivery_id: Id,
  at: Timestamp,
  ...attempt,
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookTestResult = z.object({ event_id: z.string(), event: LoggedEvent, ...attempt })
export type WebhookTestResult = z.infer<typeof WebhookTestResult>

export const WebhookDelivery = z.object({
  id: Id,
  event_id: z.string(),
  event: LoggedEvent,
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int().nonnegative(),
  next_attempt_at: Timestamp.nullable().meta({ description: 'Null when settled, or when the next try is now' }),
  waits_for_network: z.boolean(),
  error: z.string().nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
  body: z.string().meta({ description: 'The very bytes that are sent' }),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const unique = (events: readonly string[]) => new Set(events).size === events.length

const one = z.strictObject({ site_id: Id, webhook_id: Id })

export const webhookOperations = {
  list_webhooks: operation({
    http: 'GET /hosted/sites/{site_id}/webhooks',
    area: 'Webhooks',
    summary: 'Webhooks of a site, newest first. The signing secret is not included.',
    scope: 'read',
    feature: 'api_access',
    input: z.strictObject({ site_id: Id }),
    output: z.array(Webhook),
  }),

  create_webhook: operation({
    http: 'POST /hosted/sites/{site_id}/webhooks',
    area: 'Webhooks',
    summary: 'Subscribe an address to events of a site. The signing secret is shown this once.',
    scope: 'write',
    feature: 'api_access',
    status: 201,
    secrets: ['secret'],
    input: z.strictObject({
      site_id: Id,
      name: z.string().trim().min(1).max(80).meta({ description: 'Label' }),
      url: z.string().min(1).max(2_048).meta({ description: 'A public https address' }),
      events: z
        .array(WebhookEvent)
        .min(1)
        .max(WebhookEvent.options.length)
        .refine(unique, 'Name each event once.')
        .meta({ uniqueItems: true }),
    }),
    output: Webhook.extend({ secret: z.string() }),
  }),

  delete_webhook: operation({
    http: 'DELETE /hosted/sites/{site_id}/webhooks/{webhook_id}',
    area: 'Webhooks',
    summary: 'Delete a webhook for good, with its secret and its log. What still waits is not delivered.',
    scope: 'write',
    feature: 'api_access',
    input: one,
    output: Deleted,
  }),

  test_webhook: operation({
    http: 'POST /hosted/sites/{site_id}/webhooks/{webhook_id}/test',
    area: 'Webhooks',
    summary: 'Send a sample delivery now and answer with its result. Once in 10 seconds.',
    scope: 'write',
    feature: 'api_access',
    input: one,
    output: WebhookTestResult,
  }),

  list_webhook_logs: operation({
    http: 'GET /hosted/sites/{site_id}/webhooks/{webhook_id}/logs',
    area: 'Webhooks',
    summary: 'The last 100 delivery attempts of the last 30 days, newest first.',
    scope: 'read',
    feature: 'api_access',
    input: one,
    output: z.array(WebhookAttempt),
  }),

  list_webhook_deliveries: operation({
    http: 'GET /hosted/sites/{site_id}/webhooks/{webhook_id}/deliveries',
    area: 'Webhooks',
    summary: 'The last 100 deliveries with what they carry and how they stand, newest first.',
    scope: 'studio',
    input: one,
    output: z.array(WebhookDelivery),
  }),

  resend_delivery: operation({
    http: 'POST /hosted/webhook-deliveries/{delivery_id}/resend',
    area: 'Webhooks',
    summary: 'Send a delivery again: same event id, new timestamp, all its tries anew.',
    scope: 'studio',
    status: 202,
    input: z.strictObject({ delivery_id: Id }),
    output: WebhookDelivery,
  }),

  resend_failed_deliveries: operation({
    http: 'POST /hosted/sites/{site_id}/webhooks/{webhook_id}/resend',
    area: 'Webhooks',
    summary: 'Send again every delivery that failed since a time, oldest first.',
    scope: 'studio',
    status: 202,
    input: one.extend({ since: z.iso.datetime().meta({ description: 'UTC' }) }),
    output: z.object({ resent: z.int().nonnegative() }),
  }),

  enable_webhook: operation({
    http: 'POST /hosted/sites/{site_id}/webhooks/{webhook_id}/enable',
    area: 'Webhooks',
    summary: 'Turn a webhook on again after its receiver said that it is gone. Events of the meantime are not sent.',
    scope: 'studio',
    input: one,
    output: Webhook,
  }),
}
