import { invalidField, StudioError } from '../../core/errors.ts'
import type { WebhookSender } from '../../core/webhooks/sender.ts'
import type { Egress, EgressFor } from '../../egress/egress.ts'
import { retryAfterMs } from './retry-after.ts'

const KEPT_BYTES = 1_024

/**
 * Deliveries through egress: https, public addresses alone, checked before and at connect, no redirect followed.
 * `local` lets tests reach a receiver on loopback; the product never sets it.
 */
export function webhookSender(egress: Egress, { local = false }: { local?: boolean } = {}): WebhookSender {
  const purpose = (url: string): EgressFor => ({ policy: 'webhook', origins: originsOf(url), local })
  return {
    async check(url) {
      try {
        await egress.check(purpose(url), url)
      } catch (error) {
        throw asRefusal(error)
      }
    },

    async send({ url, headers, body, signal }) {
      const answer = await egress.for(purpose(url))(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      })
      return {
        status: answer.status,
        body_text: await beginning(answer),
        retry_after_ms: retryAfterMs(answer.headers.get('retry-after')),
      }
    },
  }
}

/** What is no address is refused by egress, in its own words. */
const originsOf = (url: string): string[] => {
  const origin = URL.parse(url)?.origin
  return origin === undefined || origin === 'null' ? [] : [origin]
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof StudioError)) return error
  if (error.retry === 'permanent' || error.details?.[0]?.code === 'no_such_name') {
    return invalidField('url', error.details?.[0]?.code ?? 'refused', `${error.message} Nothing was changed.`)
  }
  return new StudioError(
    'unavailable',
    'The address of the webhook could not be checked, because there is no network. Nothing was changed. Try again when you are online.',
    { cause: error, retry: error.retry, details: [{ path: 'url', code: 'offline', message: error.message }] },
  )
}

/** The first kB as text. The status has been said by then: what breaks off later is only missing from the log. */
async function beginning(answer: Response): Promise<string> {
  const reader = answer.body?.getReader()
  if (!reader) return ''
  const parts: Uint8Array[] = []
  let taken = 0
  try {
    while (taken < KEPT_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      taken += value.byteLength
    }
  } catch {
    // Kept as far as it came.
  }
  await reader.cancel().catch(() => {})
  return asText(Buffer.concat(parts).subarray(0, KEPT_BYTES))
}

/** Whole characters, and none that would move the cursor of a log. */
const asText = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes, { stream: true })
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, KEPT_BYTES)
