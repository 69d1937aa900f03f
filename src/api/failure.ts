import type { Context } from 'hono'
import type { Log } from '../core/context.ts'
import { StudioError, toPublic } from '../core/errors.ts'
import type { Env } from './env.ts'

/** Every failure, on every path, has the one shape; what was not planned goes to the log only. */
export function failure(c: Context<Env>, error: unknown, log: Log): Response {
  const request_id = c.get('request_id')
  const body = toPublic(error, request_id)
  if (body.status >= 500) {
    const cause = error instanceof StudioError ? error.cause : error
    log('error', 'request.failed', { request_id, code: body.code, ...(cause instanceof Error && { error: cause }) })
  }
  const headers = error instanceof StudioError ? error.headers : undefined
  return c.json({ error: body }, body.status as 500, headers)
}
