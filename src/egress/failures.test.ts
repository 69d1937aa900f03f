import { expect, it } from 'vitest'
import { StudioError } from '../core/errors.ts'
import { connectionFailure } from './failures.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const classed = (error: unknown, local = false) => {
  const { retry, details } = connectionFailure(error, { host: 'api.example.com', local })
  return `${details?.[0]?.code} ${retry}`
}

it.each([
  ['ENOTFOUND', 'offline offline'],
  ['EAI_AGAIN', 'offline offline'],
  ['ENETUNREACH', 'offline offline'],
  ['EHOSTUNREACH', 'offline offline'],
  ['ECONNREFUSED', 'connection_refused retryable'],
  ['ECONNRESET', 'connection_lost retryable'],
  ['EPIPE', 'connection_lost retryable'],
  ['UND_ERR_SOCKET', 'connection_lost retryable'],
  ['ETIMEDOUT', 'timed_out retryable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timed_out retryable'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timed_out retryable'],
  ['CERT_HAS_EXPIRED', 'certificate permanent'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate permanent'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate permanent'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate permanent'],
])('classes %s as %s', (code, expected) => {
  expect(classed(new TypeError('fetch failed', { cause: coded(code) }))).toBe(expected)
})

it('believes the server that refused over the address family that has no route', () => {
  expect(classed(new AggregateError([coded('ENETUNREACH'), coded('ECONNREFUSED')]))).toBe(
    'connection_refused retryable',
  )
})

it('hands on what was already put into words', () => {
  const ours = new StudioError('unavailable', 'Known.')
  expect(connectionFailure(new TypeError('fetch failed', { cause: ours }), { host: 'x', local: false })).toBe(ours)
})
