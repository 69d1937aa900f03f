import type { WebhookStatus } from '../../contract/webhooks.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After each failed try, as promised to receivers: ten tries in three days and some hours. */
export const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

export const GONE = 410
const TEST_EVERY_MS = 10 * SECOND
/** How long the log is kept. */
export const KEPT_MS = 30 * 24 * HOUR
const FAILING_AFTER_MS = 5 * 24 * HOUR

/** What the answer means, in a sentence for the log; null when the delivery arrived. */
export function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status === GONE) return 'The receiver answered 410: it is gone for good.'
  if (status >= 300 && status < 400) {
    return `The receiver answered ${status} and named another address. It was not followed. Make a webhook with the final address.`
  }
  return `The receiver answered ${status}.`
}

export const GONE_REASON =
  'The receiver answered 410, which says that it is gone for good. Nothing is sent until the webhook is turned on again.'

interface WebhookHealth {
  disabled_reason: string | null
  failing_since: string | null
  failed_at: string | null
}

/** Measured between failures, so that a quiet site does not come to look broken after one of them. */
export function statusOf({ disabled_reason, failing_since, failed_at }: WebhookHealth): WebhookStatus {
  if (disabled_reason !== null) return 'disabled'
  if (failing_since === null || failed_at === null) return 'active'
  return Date.parse(failed_at) - Date.parse(failing_since) >= FAILING_AFTER_MS ? 'failing' : 'active'
}

/** Milliseconds until the next test may be sent; 0 for now. A clock that was set back holds nobody up. */
export function testWaitMs(tested_ms: number | null, now: number): number {
  if (tested_ms === null || tested_ms > now) return 0
  return Math.max(0, tested_ms + TEST_EVERY_MS - now)
}
