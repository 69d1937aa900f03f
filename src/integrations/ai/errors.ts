import { APICallError, InvalidResponseDataError } from 'ai'
import * as z from 'zod'
import { StudioError, type RetryClass } from '../../core/errors.ts'
import { retryAfterMs } from './retry-after.ts'
import { problems, type Problem, type Who } from './problems.ts'

/** The stream ended before the model said that it was done. */
export class StreamCut extends Error {}
/** The model declined, or its filter did. */
export class ProviderRefusal extends Error {}
/** The model ended well and said nothing. */
export class EmptyAnswer extends Error {}

/**
 * Any failure of a call in our own words. Nothing of what the vendor wrote is handed on: error bodies quote keys and
 * prompts. What the log may know, the status and the vendor's own code, is in `cause`.
 */
export function providerFailure(error: unknown, who: Who): StudioError {
  const { problem, ...rest } = diagnose(error)
  const { retry, message } = problems[problem]
  const sentence = message(who)
  return new StudioError('unavailable', sentence, {
    retry: retry satisfies RetryClass,
    details: [{ path: '', code: problem, message: sentence }],
    ...rest,
  })
}

/** What it was, with what the vendor said of waiting and the little that the log may know. */
export function diagnose(error: unknown): { problem: Problem; cause: Error; retry_after_ms?: number } {
  const facts = factsOf(error)
  const problem = problemOf(error, facts)
  const wait = problems[problem].retry === 'rate_limited' ? retryAfterMs(facts.headers, facts.body) : undefined
  return {
    problem,
    cause: new Error(`${problem}: ${facts.status ?? 'no status'} ${facts.codes.join(' ')}`.trim()),
    ...(wait !== undefined && { retry_after_ms: wait }),
  }
}

/** Whether a server turned down the form of the request, such as the schema that came with it, before it wrote a word. */
export const isRefusedRequest = (error: unknown): boolean =>
  APICallError.isInstance(error) && [400, 415, 422, 501].includes(error.statusCode ?? 0)

interface Facts {
  status: number | undefined
  headers: Record<string, string>
  /** The vendor's own codes and types, in lower case: `insufficient_quota`. Never its sentences. */
  codes: string[]
  body: unknown
  /** Only to look for a few known phrases. */
  phrases: string
}

const Failed = z.looseObject({
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional(),
  data: z.unknown().optional(),
  type: z.unknown().optional(),
  code: z.unknown().optional(),
})

function factsOf(error: unknown): Facts {
  const { statusCode, responseHeaders, responseBody, data, type, code } = Failed.safeParse(error).data ?? {}
  const body = parsed(responseBody) ?? data
  const inner = Failed.extend({ error: z.looseObject({}).optional() }).safeParse(body).data
  const named = [
    type,
    code,
    inner?.type,
    inner?.code,
    inner?.error?.['type'],
    inner?.error?.['code'],
    inner?.error?.['status'],
  ]
  const codes = [...named, ...reasonsOf(inner?.error?.['details'])]
    .filter((each) => typeof each === 'string')
    .filter((each) => /^[\w.-]{1,60}$/.test(each))
  return {
    status: statusCode,
    headers: responseHeaders ?? {},
    codes: [...new Set(codes.map((each) => each.toLowerCase()))],
    body,
    phrases: (responseBody ?? '').slice(0, 4_000).toLowerCase(),
  }
}

/** Gemini says why in a list beside the message. */
const reasonsOf = (details: unknown): unknown[] =>
  Array.isArray(details)
    ? details.map((each: unknown) => z.looseObject({ reason: z.string() }).safeParse(each).data?.reason)
    : []

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(error: unknown, { status, codes, phrases }: Facts): Problem {
  if (error instanceof StreamCut || endedUnfinished(error)) return 'connection_lost'
  if (error instanceof ProviderRefusal) return 'provider_refused'
  if (error instanceof EmptyAnswer) return 'empty_answer'
  const onTheWay = egressCode(error)
  if (onTheWay) return onTheWay
  const says = (...words: string[]) => words.some((word) => codes.some((each) => each.includes(word)))
  // Before the status: vendors send these with 400, 402, 403 or 429.
  if (says('insufficient_quota', 'billing') || status === 402 || phrases.includes('credit balance is too low'))
    return 'out_of_credit'
  if (says('api_key_invalid', 'invalid_api_key', 'authentication_error') || status === 401 || status === 403)
    return 'credential_refused'
  if (says('content_filter', 'content_policy', 'moderation')) return 'provider_refused'
  if (status === 429 || says('rate_limit', 'resource_exhausted')) return 'rate_limited'
  if (status === 404 || says('model_not_found')) return 'model_unknown'
  if (status === 408 || status === 504) return 'timed_out'
  if (status !== undefined && status >= 400 && status < 500 && ![409, 425].includes(status)) return 'request_refused'
  if (status !== undefined && status >= 400) return 'provider_failed'
  // No status: the answer came, and was no answer in the vendor's own format.
  return 'broken_answer'
}

/** How the SDK of the compatible servers reports a stream that ended without a finish. */
const endedUnfinished = (error: unknown): boolean =>
  InvalidResponseDataError.isInstance(error) && error.data === undefined

/** What egress said, wherever the SDK has wrapped it. */
function egressCode(error: unknown): Problem | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (!(each instanceof StudioError)) continue
    const code = each.details?.[0]?.code ?? ''
    if (code in problems) return code as Problem
    if (code === 'too_large') return 'broken_answer'
    return each.retry === 'permanent' ? 'address_refused' : 'connection_lost'
  }
  return undefined
}
