import { hosted } from './hosted.ts'
import { service } from './service.ts'
import type { Row } from './field.ts'

/**
 * The specification's tables and the decisions beside them, as data: what `src/api/contract.test.ts` holds the product to.
 * It is written from those two pages alone, never from the contract of the product.
 */

/** Every row of the specification's endpoint tables, and nothing else. */
export const specification: readonly Row[] = [
  ...service,
  ...hosted.map((row) => {
    const [method, path] = row.row.split(' ') as [string, string]
    return { ...row, row: `${method} /hosted${path}`, feature: ['api_access' as const, ...(row.feature ?? [])] }
  }),
]

/** The error table and the codes that the decisions add to it. */
export const errorTable = {
  bad_request: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const

/** Rows of the limits tables that stand in resources/limits.json. */
export const limitsTable = {
  requests_per_minute: 600,
  requests_in_flight: 200,
  sockets_per_listener: 1_000,
  header_bytes: 16_384,
  header_seconds: 10,
  request_seconds: 30,
  keep_alive_seconds: 5,
  idempotency_hours: 24,
  json_body_bytes: 2_000_000,
  article_body_bytes: 20_000_000,
  json_depth: 64,
  json_keys: 10_000,
} as const
