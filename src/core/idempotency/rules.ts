import { createHash } from 'node:crypto'
import type { ErrorCode, ErrorDetail } from '../../contract/errors.ts'
import { errorStatus } from '../../contract/errors.ts'
import type { Caller } from '../context.ts'
import { invalidField, StudioError } from '../errors.ts'

/** What is kept of an answer: a reply, or an error that another try would meet again. */
export type KeptAnswer =
  | { reply: unknown; headers: Record<string, string> }
  | { error: { code: ErrorCode; message: string; details?: ErrorDetail[] } }

export const REPLAYED = 'Idempotent-Replayed'

/** Answers that say "not now" rather than "no": the next try must be a real one. */
const PASSING = new Set<ErrorCode>(['conflict', 'precondition_failed', 'rate_limited'])

export const isFinal = (code: ErrorCode): boolean => errorStatus[code] < 500 && !PASSING.has(code)

/** One key belongs to one caller: two API keys may use the same words. */
export const ownerOf = ({ kind, key_id }: Caller): string => (key_id === undefined ? kind : `key:${key_id}`)

export function checkKey(key: string): void {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return
  throw invalidField(
    'Idempotency-Key',
    'idempotency_key_format',
    'Nothing was changed. An Idempotency-Key has 1 to 255 printable ASCII characters.',
  )
}

/** The same for the same input, however its fields were ordered. */
export const inputHash = (input: unknown): string => createHash('sha256').update(canonical(input)).digest('hex')

function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('base64')
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}

/** A secret is shown once: its place in a kept answer is null. */
export function withoutSecrets(reply: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || typeof reply !== 'object' || reply === null) return reply
  return Object.fromEntries(
    Object.entries(reply).map(([field, value]) => [field, secrets.includes(field) ? null : value]),
  )
}

export const reused = () =>
  invalidField(
    'Idempotency-Key',
    'idempotency_key_reused',
    'Nothing was changed. This Idempotency-Key was used with another input. Use a new one.',
  )

export const stillRunning = () =>
  new StudioError(
    'conflict',
    'The first call with this Idempotency-Key is still under way. Nothing was done twice. Ask again in a moment.',
    {
      headers: { 'Retry-After': '1' },
      details: [{ path: 'Idempotency-Key', code: 'idempotency_in_flight', message: 'Still under way.' }],
    },
  )

export const answerLost = () =>
  new StudioError(
    'conflict',
    'The first call with this Idempotency-Key changed something, but its answer was not kept. Nothing was done twice. Look at what is there before sending it under a new key.',
    { details: [{ path: 'Idempotency-Key', code: 'idempotency_answer_lost', message: 'The answer was not kept.' }] },
  )
