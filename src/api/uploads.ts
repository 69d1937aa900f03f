import type { Context } from 'hono'
import type { Operation } from '../contract/operation.ts'
import type { Env } from './env.ts'
import { BODY_LIMIT, fromText, queryText, readBytes } from './input.ts'

/** The input of an operation whose body is a file: its bytes, and the other fields from the query. 413 when too large. */
export async function readUpload(c: Context<Env>, op: Operation): Promise<Record<string, unknown>> {
  const bytes = c.req.raw.body ? await readBytes(c, op.bodyLimit ?? BODY_LIMIT) : new Uint8Array()
  return { ...fromText(op.input, queryText(c)), bytes }
}
