import type { Context } from 'hono'
import type * as z from 'zod'
import limits from '../../resources/limits.json' with { type: 'json' }
import { StudioError, invalidField } from '../core/errors.ts'
import type { Env } from './env.ts'

export const BODY_LIMIT = limits.json_body_bytes
const DEPTH_LIMIT = limits.json_depth
const KEY_LIMIT = limits.json_keys
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

type Text = Record<string, string | string[] | undefined>

const inner = (schema: z.ZodType): z.ZodType => {
  let at = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType } }
  while (at.def.innerType) at = at.def.innerType as typeof at
  return at
}

/** Text of a path or a query, as the declared type. What does not look like its type stays text and fails in the schema. */
export function fromText(input: z.ZodObject, text: Text): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(text)) {
    if (FORBIDDEN_KEYS.has(name)) throw invalidField(name, 'unknown_field', `There is no field "${name}" here.`)
    const declared: unknown = Object.hasOwn(input.shape, name) ? input.shape[name] : undefined
    const type = declared && inner(declared as z.ZodType).def.type
    if (value === undefined) continue
    if (typeof value !== 'string') result[name] = type === 'array' ? value : value.length === 1 ? value[0] : value
    else if (type === 'number' && /^-?\d{1,15}$/.test(value)) result[name] = Number(value)
    else if (type === 'boolean' && (value === 'true' || value === 'false')) result[name] = value === 'true'
    else if (type === 'array') result[name] = [value]
    else result[name] = value
  }
  return result
}

/** A query as single strings where a name stands once, as a list where it is repeated. Read here: names such as `toString` are names. */
export function queryText(c: Context<Env>): Text {
  const { searchParams } = new URL(c.req.url)
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** The JSON object of a body. 400 malformed, 413 too large, 415 other type, 422 too deep or wide. No body is `{}`. */
export async function readJson(
  c: Context<Env>,
  limit: number,
  pathFields: readonly string[],
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(c, limit)
  if (bytes.byteLength === 0) return {}
  mustBeJson(c)
  const value = parseJson(bytes)
  checkShape(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidField('', 'invalid_type', 'The body must be a JSON object. Nothing was changed.')
  }
  for (const field of pathFields) {
    if (Object.hasOwn(value, field))
      throw invalidField(field, 'unknown_field', `"${field}" stands in the path, not in the body.`)
  }
  return value as Record<string, unknown>
}

export function mustBeJson(c: Context<Env>): void {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new StudioError(
      'unsupported_media_type',
      'The body must be JSON. Send it with Content-Type: application/json.',
    )
  }
  const coding = c.req.header('content-encoding')?.trim().toLowerCase() ?? ''
  if (coding !== '' && coding !== 'identity') {
    throw new StudioError('unsupported_media_type', 'The body must not be compressed. Send it as it is.')
  }
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new StudioError('bad_request', 'The body is not well-formed JSON in UTF-8. Nothing was changed.', { cause })
  }
}

/** The bytes of a body, counted while they come. Throws `payload_too_large`. */
export async function readBytes(c: Context<Env>, limit: number): Promise<Uint8Array> {
  if (!c.req.raw.body) return new Uint8Array()
  const reader = (c.req.raw.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let tooLarge = Number(c.req.header('content-length') ?? 0) > limit
  while (!tooLarge) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
    size += value.byteLength
    if (size > limit) tooLarge = true
    else chunks.push(value)
  }
  chunks.length = 0
  await drain(reader)
  throw new StudioError(
    'payload_too_large',
    `The body is larger than ${Math.floor(limit / 1_000_000)} MB. Nothing was changed.`,
  )
}

/** The client went away, or was too slow: nobody hears the answer, and it is no fault of ours to be logged as one. */
function brokenOff(cause: unknown): never {
  throw new StudioError('bad_request', 'The body broke off before its end. Nothing was changed.', { cause })
}

const DRAIN_BYTES = 64_000_000
const DRAIN_MS = 1_000

/** Most clients hear an answer only after all is sent: an early one would reach them as a broken connection. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, DRAIN_MS, null)))
  try {
    for (let size = 0; size < DRAIN_BYTES;) {
      const next = await Promise.race([reader.read(), late])
      if (!next || next.done) return
      size += next.value.byteLength
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Limits that hold before anything walks the value: JSON.parse takes depths at which other code overflows. */
export function checkShape(root: unknown): void {
  let keys = 0
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT)
      throw invalidField('', 'too_deep', `The body is nested deeper than ${DEPTH_LIMIT} levels. Nothing was changed.`)
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const [key, child] of Object.entries(value)) {
        // Items of a list are no keys: the contract bounds its lists, and the body its bytes.
        if (!Array.isArray(value)) keys += 1
        if (FORBIDDEN_KEYS.has(key)) throw invalidField(key, 'unknown_field', `There is no field "${key}" here.`)
        if (typeof child === 'object' && child !== null) next.push(child)
      }
      if (keys > KEY_LIMIT)
        throw invalidField('', 'too_many_keys', `The body holds more than ${KEY_LIMIT} keys. Nothing was changed.`)
    }
    level = next
  }
}
