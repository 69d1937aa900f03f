import type { Generated } from 'kysely'
import type { LoggedEvent } from '../../contract/webhooks.ts'

export interface WebhookTables {
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
}

interface WebhooksTable {
  id: Generated<number>
  site_id: number
  name: string
  url: string
  events: string
  disabled_reason: string | null
  failing_since: string | null
  failed_at: string | null
  last_delivery_at: string | null
  tested_ms: number | null
  created_at: string
}

interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  event_id: string
  event: LoggedEvent
  state: 'pending' | 'delivered' | 'failed'
  job_id: string | null
  error: string | null
  created_at: string
  settled_at: string | null
  body: string
}

interface WebhookAttemptsTable {
  id: Generated<number>
  webhook_id: number
  delivery_id: number
  at: string
  status: number | null
  ok: number
  error: string | null
  duration_ms: number
  answer: string
}
