import * as z from 'zod'
import { operation } from './operation.ts'
import { WebhookEvent } from './webhooks.ts'

export const EchoBehaviour = z
  .enum(['ok', 'server_error', 'gone', 'redirect', 'slow', 'never'])
  .meta({ description: '200, 500, 410, 302, 200 after three seconds, no answer at all' })
export type EchoBehaviour = z.infer<typeof EchoBehaviour>

export const LabDelivery = z.object({
  /** Made for this one delivery; it opens nothing. */
  secret: z.string(),
  method: z.string(),
  url: z.string(),
  /** As the receiver saw them, in order. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  body: z.string(),
  ok: z.boolean(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  duration_ms: z.int(),
  answer: z.string(),
  /** What a real delivery would do next. */
  next: z.enum(['delivered', 'retried', 'disabled']),
})
export type LabDelivery = z.infer<typeof LabDelivery>

export const SignatureStep = z.object({
  scheme: z.enum(['standard', 'service']),
  step: z.enum(['headers', 'secret', 'timestamp', 'content', 'signature']),
  ok: z.boolean(),
  sentence: z.string(),
  /** What the step worked on or found, to look at; never the secret. */
  shown: z.string(),
  /** Where the signature that was sent first differs from the right one. */
  first_wrong: z.object({ at: z.int(), expected: z.string(), found: z.string() }).nullable(),
})
export type SignatureStep = z.infer<typeof SignatureStep>

export const webhookLabOperations = {
  send_lab_delivery: operation({
    http: 'POST /hosted/webhook-lab/deliveries',
    area: 'Webhooks',
    summary: 'Send a signed sample to a receiver inside the studio, which answers as it is told.',
    scope: 'studio',
    input: z.strictObject({
      event: WebhookEvent.default('post.published'),
      behaviour: EchoBehaviour.default('ok'),
    }),
    output: LabDelivery,
  }),
  inspect_signature: operation({
    http: 'POST /hosted/webhook-lab/inspect',
    area: 'Webhooks',
    summary: 'Check the two signatures of a delivery step by step and name the first wrong byte.',
    scope: 'studio',
    input: z.strictObject({
      headers: z.string().max(16_384).meta({ description: 'One `name: value` a line' }),
      body: z.string().max(262_144),
      secret: z.string().max(500),
    }),
    output: z.object({ ok: z.boolean(), steps: z.array(SignatureStep) }),
  }),
}
