import { createHmac, randomBytes } from 'node:crypto'
import { Secret } from '../secret.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const makeSigningSecret = (): Secret => new Secret(PREFIX + randomBytes(SECRET_BYTES).toString('base64'))

/**
 * Both signatures over the very bytes that are sent. `X-Service-Signature` is keyed with the secret as it was shown;
 * Standard Webhooks with the bytes it stands for, over `id.timestamp.body`, so that a receiver can refuse a replay.
 */
export function signatureHeaders(
  secret: Secret,
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const shown = secret.reveal()
  const timestamp = String(Math.floor(at / 1000))
  const standard = createHmac('sha256', Buffer.from(shown.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return {
    'X-Service-Signature': `sha256=${createHmac('sha256', shown).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standard}`,
  }
}
