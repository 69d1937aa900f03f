/** The closed list of error codes and their HTTP status. Add with a decision, never rename. */
export const errorStatus = {
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

export type ErrorCode = keyof typeof errorStatus

/** One thing that is wrong, and where: `path` is dotted, such as `keywords.3`; empty for the whole. */
export interface ErrorDetail {
  path: string
  code: string
  message: string
}

/** The body of every failure is `{ error: PublicError }`, on every path. */
export interface PublicError {
  code: ErrorCode
  message: string
  status: number
  details?: ErrorDetail[]
  request_id?: string
}
