import type * as z from 'zod'
import { errorStatus, type ErrorCode, type ErrorDetail, type PublicError } from '../contract/errors.ts'
import { issueSentence } from './issue-sentence.ts'

/**
 * Whether trying again may help. `retryable`: a passing fault; `rate_limited`: told to slow down;
 * `offline`: nothing was reached, so waiting is no attempt; `permanent`: the same call fails again.
 */
export type RetryClass = 'retryable' | 'rate_limited' | 'offline' | 'permanent'

interface ErrorOptions {
  details?: ErrorDetail[]
  cause?: unknown
  retry?: RetryClass
  /** Milliseconds the far side asked us to wait. */
  retry_after_ms?: number
  headers?: Record<string, string>
}

/** The one error class: code for the program, message for the person, cause for the log. */
export class StudioError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly retry: RetryClass
  readonly retry_after_ms: number | undefined
  readonly headers: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'StudioError'
    this.code = code
    this.details = options.details
    this.retry = options.retry ?? 'permanent'
    this.retry_after_ms = options.retry_after_ms
    this.headers = options.headers
  }
}

export const notFound = (what: string, id: number | string) =>
  new StudioError('not_found', `There is no ${what} with id ${id}.`)

/** `validation_error` with one detail per path. */
export function invalid(error: z.core.$ZodError): StudioError {
  const details = error.issues.flatMap((issue): ErrorDetail[] => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key].join('.'),
        code: 'unknown_field',
        message: `There is no field "${key}" here.`,
      }))
    }
    return [{ path: path.join('.'), code: issue.code, message: issueSentence(issue) }]
  })
  const first = details[0]
  const where = first?.path ? `${first.path}: ` : ''
  return new StudioError(
    'validation_error',
    `Nothing was changed. ${where}${first?.message ?? 'The input is not as described.'}`,
    { details },
  )
}

/** One wrong field, found by a rule rather than by the schema. */
export const invalidField = (path: string, code: string, message: string) =>
  new StudioError('validation_error', message, { details: [{ path, code, message }] })

/** What a caller may see. Anything unplanned becomes `internal_error`; the original goes to the log only. */
export function toPublic(error: unknown, request_id: string): PublicError {
  if (error instanceof StudioError) {
    const { code, message, details } = error
    return { code, message, status: errorStatus[code], ...(details && { details }), request_id }
  }
  if (isStorageFull(error)) {
    return {
      code: 'unavailable',
      message:
        'The disk is full, so this change is not saved. What was saved before is safe. Free some space and try again.',
      status: 503,
      details: [{ path: '', code: 'storage_full', message: 'The disk is full.' }],
      request_id,
    }
  }
  return {
    code: 'internal_error',
    message: 'Something went wrong. The details are in the log.',
    status: 500,
    request_id,
  }
}

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_FULL' || error.code === 'ENOSPC')
