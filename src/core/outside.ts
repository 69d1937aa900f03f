import type { OpenTextProvider } from './generation/text-provider.ts'
import type { WebhookSender } from './webhooks/sender.ts'

/** What the core reaches through its host. Each is an interface that stands beside its user in the core. */
export interface Outside {
  openTextProvider: OpenTextProvider
  webhookSender: WebhookSender
}
