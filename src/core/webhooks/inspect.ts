import { createHmac } from 'node:crypto'
import type { SignatureStep, webhookLabOperations } from '../../contract/webhook-lab.ts'
import type { ParsedInput } from '../../contract/operation.ts'

/** Further away a receiver takes a delivery for a recording. */
const TOLERANCE_S = 300
const PREFIX = 'whsec_'

type Step = SignatureStep
type Found = Pick<Step, 'ok' | 'sentence' | 'shown'> & Partial<Pick<Step, 'first_wrong'>>

/** Each step of both schemes up to the first that fails, over the very bytes that were pasted. */
export function inspectSignature(
  { headers, body, secret }: ParsedInput<typeof webhookLabOperations.inspect_signature>,
  now_ms: number,
): { ok: boolean; steps: Step[] } {
  const given = readHeaders(headers)
  const key = secret.trim()
  const steps = [...standard(given, body, key, now_ms), ...service(given, body, key)]
  return { ok: steps.every(({ ok }) => ok), steps }
}

function readHeaders(lines: string): Map<string, string> {
  return new Map(
    lines.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}

function* standard(headers: Map<string, string>, body: string, secret: string, now_ms: number): Generator<Step> {
  const say = (step: Step['step'], found: Found): Step => ({ scheme: 'standard', step, first_wrong: null, ...found })
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const missing = names.filter((name) => !headers.get(name))
  yield say('headers', {
    ok: missing.length === 0,
    sentence:
      missing.length === 0 ? 'All three headers are there.' : `These headers are missing: ${missing.join(', ')}.`,
    shown: names.map((name) => `${name}: ${headers.get(name) ?? ''}`).join('\n'),
  })
  if (missing.length > 0) return
  const bytes = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const usable = secret.startsWith(PREFIX) && bytes.length >= 24
  yield say('secret', {
    ok: usable,
    sentence: usable
      ? `The part after whsec_ stands for ${bytes.length} bytes; they are the key.`
      : 'The secret begins with whsec_ and goes on in base64. Copy it whole, as it was shown.',
    shown: usable ? `${bytes.length} bytes` : '',
  })
  if (!usable) return
  const [id, timestamp, sent] = names.map((name) => headers.get(name)!) as [string, string, string]
  yield say('timestamp', age(timestamp, now_ms))
  const content = `${id}.${timestamp}.${body}`
  yield say('content', {
    ok: true,
    sentence: `Signed are the id, the time and the body, joined by dots: ${Buffer.byteLength(content)} bytes.`,
    shown: content,
  })
  const expected = `v1,${createHmac('sha256', bytes).update(content).digest('base64')}`
  // A receiver that changes its secret gets several, parted by blanks.
  const candidates = sent.split(' ')
  yield say('signature', compared(expected, candidates.find((one) => one === expected) ?? candidates[0]!))
}

function* service(headers: Map<string, string>, body: string, secret: string): Generator<Step> {
  const say = (step: Step['step'], found: Found): Step => ({ scheme: 'service', step, first_wrong: null, ...found })
  const sent = headers.get('x-service-signature')
  yield say('headers', {
    ok: sent !== undefined,
    sentence: sent === undefined ? 'The header X-Service-Signature is missing.' : 'The header is there.',
    shown: `x-service-signature: ${sent ?? ''}`,
  })
  if (sent === undefined) return
  yield say('secret', {
    ok: secret !== '',
    sentence:
      secret === '' ? 'There is no secret to check with.' : 'The key is the secret as it was shown, whsec_ included.',
    shown: `${Buffer.byteLength(secret)} bytes`,
  })
  if (secret === '') return
  yield say('content', {
    ok: true,
    sentence: `Signed is the body alone: ${Buffer.byteLength(body)} bytes.`,
    shown: body,
  })
  yield say('signature', compared(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`, sent))
}

function age(timestamp: string, now_ms: number): Found {
  if (!/^\d{1,12}$/.test(timestamp)) {
    return { ok: false, sentence: 'The time is no number of seconds since 1970.', shown: timestamp }
  }
  const seconds = Math.floor(now_ms / 1000) - Number(timestamp)
  const fresh = Math.abs(seconds) <= TOLERANCE_S
  const when = seconds >= 0 ? `${seconds} s ago` : `${-seconds} s ahead of this clock`
  return {
    ok: fresh,
    sentence: fresh
      ? `Sent ${when}: within five minutes.`
      : `Sent ${when}. A receiver refuses more than five minutes: it could be a recording.`,
    shown: new Date(Number(timestamp) * 1000).toISOString(),
  }
}

function compared(expected: string, found: string): Found {
  if (expected === found) return { ok: true, sentence: 'The signature is right.', shown: expected }
  let at = 0
  while (at < expected.length && expected[at] === found[at]) at++
  const one = (text: string) => text.slice(at, at + 1)
  return {
    ok: false,
    sentence:
      at >= found.length
        ? `The signature ends after ${at} characters; it has to have ${expected.length}.`
        : `The signature differs from character ${at + 1} on. Either the secret or the bytes are others: check that the body was not parsed and written anew.`,
    shown: expected,
    first_wrong: { at, expected: one(expected), found: one(found) },
  }
}
