import type { Context } from 'hono'
import type { PublicError } from '../contract/errors.ts'
import type { Log } from '../core/context.ts'
import { StudioError, toPublic } from '../core/errors.ts'
import type { Env } from './env.ts'

/** What a caller may see of a failure; what was not planned goes to the log only. */
export function publicFailure(error: unknown, request_id: string, log: Log): PublicError {
  const body = toPublic(error, request_id)
  if (body.status >= 500) {
    const cause = error instanceof StudioError ? error.cause : error
    log('error', 'request.failed', { request_id, code: body.code, ...(cause instanceof Error && { error: cause }) })
  }
  return body
}

/** Every failure, on every path, has the one shape. */
export function failure(c: Context<Env>, error: unknown, log: Log): Response {
  const body = publicFailure(error, c.get('request_id'), log)
  if (!(error instanceof StudioError)) return c.json({ error: body }, body.status as 500)
  const wait = error.retry_after_ms
  return c.json({ error: body }, body.status as 500, {
    ...(wait !== undefined && { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) }),
    ...error.headers,
  })
}
