import type { ErrorCode, ErrorDetail, PublicError } from '../contract/errors.ts'

/** What went wrong with a call. `unreachable`: the studio gave no answer at all, which is not the same as offline. */
export class StudioFailure extends Error {
  readonly code: ErrorCode | 'unreachable'
  readonly status: number
  readonly details: ErrorDetail[]
  readonly request_id: string | null

  constructor(error: Omit<PublicError, 'code'> & { code: ErrorCode | 'unreachable' }, options?: ErrorOptions) {
    super(error.message, options)
    this.name = 'StudioFailure'
    this.code = error.code
    this.status = error.status
    this.details = error.details ?? []
    this.request_id = error.request_id ?? null
  }
}

export const isFailure = (error: unknown, code?: StudioFailure['code']): error is StudioFailure =>
  error instanceof StudioFailure && (code === undefined || error.code === code)

export const unreachable = (cause: unknown): StudioFailure =>
  new StudioFailure({ code: 'unreachable', message: 'The studio did not answer.', status: 0 }, { cause })

/** Anything thrown, as a failure that can be shown. */
export const asFailure = (error: unknown): StudioFailure =>
  error instanceof StudioFailure
    ? error
    : new StudioFailure(
        { code: 'internal_error', message: error instanceof Error ? error.message : String(error), status: 0 },
        { cause: error },
      )
