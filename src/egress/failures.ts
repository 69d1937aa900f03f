import { StudioError, type RetryClass } from '../core/errors.ts'

/** What went wrong on the way, as `details[0].code`. */
export type FailureCode =
  | 'not_an_address'
  | 'userinfo'
  | 'scheme'
  | 'not_public'
  | 'not_listed'
  | 'redirect'
  | 'too_large'
  | 'offline'
  | 'no_such_name'
  | 'connection_refused'
  | 'connection_lost'
  | 'timed_out'
  | 'certificate'

const failure = (code: FailureCode, message: string, retry: RetryClass, cause?: unknown) =>
  new StudioError('unavailable', message, { retry, details: [{ path: '', code, message }], cause })

/** Not sent, and not to be tried again: the target itself is wrong. */
export const refused = (code: FailureCode, message: string) =>
  failure(code, `${message} Nothing was sent.`, 'permanent')

export const redirectRefused = (host: string) =>
  failure(
    'redirect',
    `${host} sent the request on to another address. It was not followed, and no key left.`,
    'permanent',
  )

export const tooLarge = (host: string) =>
  failure('too_large', `The answer of ${host} is larger than is taken. It was not kept.`, 'permanent')

export const timedOut = (host: string, cause?: unknown) =>
  failure('timed_out', `${host} did not answer in time.`, 'retryable', cause)

const NO_ROUTE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTUNREACH',
])
const TOO_LATE = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Every error under this one: causes, and the tries of a connection to several addresses. */
function* chain(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 8) return
  yield error
  if (error instanceof AggregateError) for (const each of error.errors) yield* chain(each, depth + 1)
  yield* chain(error.cause, depth + 1)
}

/**
 * A failed connection or a broken answer in our own words. Only a public host that cannot be found or reached counts
 * as offline: a server that refuses or hangs up is there.
 */
export function connectionFailure(error: unknown, { host, local }: { host: string; local: boolean }): StudioError {
  const errors = [...chain(error)]
  const ours = errors.find((each) => each instanceof StudioError)
  if (ours) return ours
  const codes = errors.flatMap((each) => ('code' in each && typeof each.code === 'string' ? [each.code] : []))
  if (codes.some((code) => TOO_LATE.has(code))) return timedOut(host, error)
  if (codes.some((code) => code === 'ECONNREFUSED')) {
    return failure('connection_refused', `${host} does not take connections at the moment.`, 'retryable', error)
  }
  if (codes.includes('NO_SUCH_NAME')) {
    return failure('no_such_name', `No name server knows ${host}.`, 'retryable', error)
  }
  if (codes.some((code) => NO_ROUTE.has(code))) {
    if (local) return failure('connection_refused', `${host} was not found on this network.`, 'retryable', error)
    return failure('offline', `There is no connection to ${host}.`, 'offline', error)
  }
  if (codes.some((code) => /CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(code))) {
    return failure('certificate', `${host} could not prove who it is, so nothing was sent.`, 'permanent', error)
  }
  return failure('connection_lost', `The connection to ${host} broke off.`, 'retryable', error)
}
