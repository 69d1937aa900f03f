import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { StudioError } from '../../core/errors.ts'
import { providerFailure } from './errors.ts'
import { problems } from './problems.ts'

const who = { name: 'OpenAI', last4: '7f2a', upstream_model: 'gpt-4o' }
const http = (statusCode: number, body: unknown = {}) =>
  new APICallError({
    message: 'Bearer sk-live',
    url: 'https://x',
    requestBodyValues: { prompt: 'secret brief' },
    statusCode,
    responseBody: JSON.stringify(body),
  })
const code = (error: unknown) => providerFailure(error, who).details?.[0]?.code

describe('what a vendor error means', () => {
  it.each([
    ['a wrong key', http(401, { error: { code: 'invalid_api_key' } }), 'credential_refused'],
    ['a key without rights', http(403), 'credential_refused'],
    [
      'a key that Gemini does not know',
      http(400, { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } }),
      'credential_refused',
    ],
    ['an empty account at OpenAI', http(429, { error: { type: 'insufficient_quota' } }), 'out_of_credit'],
    [
      'an empty account at Anthropic',
      http(400, { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } }),
      'out_of_credit',
    ],
    ['a bill that is not paid', http(402), 'out_of_credit'],
    ['too many requests', http(429, { error: { type: 'requests', code: 'rate_limit_exceeded' } }), 'rate_limited'],
    ['a filter before the first word', http(400, { error: { code: 'content_filter' } }), 'provider_refused'],
    ['a model that is gone', http(404, { error: { code: 'model_not_found' } }), 'model_unknown'],
    ['a request too long', http(400, { error: { code: 'context_length_exceeded' } }), 'request_refused'],
    ['a gateway that waited', http(504), 'timed_out'],
    ['an overloaded vendor', http(529, { type: 'error', error: { type: 'overloaded_error' } }), 'provider_failed'],
    ['too early', http(425), 'provider_failed'],
    ['something that was never seen', new TypeError('x is not a function'), 'broken_answer'],
    ['no error at all', 'just text', 'broken_answer'],
  ])('%s', (_, error, expected) => {
    expect(code(error)).toBe(expected)
  })

  it('finds what egress said under what the SDK made of it', () => {
    const details = (each: string) => [{ path: '', code: each, message: '' }]
    const offline = new StudioError('unavailable', 'x', { retry: 'offline', details: details('offline') })
    const wrapped = new APICallError({
      message: 'Cannot connect',
      url: 'https://x',
      requestBodyValues: {},
      cause: offline,
    })
    expect(providerFailure(wrapped, who)).toMatchObject({ retry: 'offline', details: [{ code: 'offline' }] })
    const blocked = new StudioError('unavailable', 'x', { details: details('not_public') })
    expect(code(blocked)).toBe('address_refused')
  })
})

describe('what is said about it', () => {
  it.each(Object.entries(problems))('%s: at most three short sentences, without blame or fuss', (_, { message }) => {
    const text = message(who)
    expect(text.split(/(?<=\.)\s/).length).toBeLessThanOrEqual(3)
    expect(text).not.toMatch(/oops|please|success|invalid|error|!/i)
    expect(text.length).toBeLessThan(160)
  })

  it('names no letters of a key that has too few', () => {
    expect(problems.credential_refused.message({ ...who, last4: '' })).toBe(
      'OpenAI refused the key. Nothing was charged and your brief is saved.',
    )
  })

  it('keeps what the vendor wrote, the request and the headers out of message and cause', () => {
    const failure = providerFailure(
      http(401, { error: { message: 'Incorrect API key: sk-live', code: 'invalid_api_key' } }),
      who,
    )
    const cause = failure.cause as Error
    expect(cause.message).toBe('credential_refused: 401 invalid_api_key')
    for (const text of [failure.message, cause.message, cause.stack ?? '', JSON.stringify(failure.details)]) {
      expect(text).not.toMatch(/sk-live|secret brief|Incorrect/)
    }
    expect(cause.cause).toBeUndefined()
  })
})
