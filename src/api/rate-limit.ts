import type { Context, MiddlewareHandler } from 'hono'
import limits from '../../resources/limits.json' with { type: 'json' }
import type { Caller, Clock } from '../core/context.ts'
import { StudioError } from '../core/errors.ts'
import type { Env, Rate } from './env.ts'

const WINDOW_S = 60
const WINDOW_MS = WINDOW_S * 1000

export interface RateLimiter {
  /** Counts a request; one that is refused does not count. */
  take(bucket: string): Rate
}

/** Never more than `quota` requests in any 60 seconds, for each bucket. Time is the clock that never jumps. */
export function createRateLimiter(clock: Pick<Clock, 'monotonic'>, quota: () => number): RateLimiter {
  /** When requests came, in order; those before `from` have left the window. */
  const buckets = new Map<string, { times: number[]; from: number }>()
  return {
    take(name) {
      const now = clock.monotonic()
      const bucket = buckets.get(name) ?? { times: [], from: 0 }
      buckets.set(name, bucket)
      const { times } = bucket
      while (bucket.from < times.length && times[bucket.from]! <= now - WINDOW_MS) bucket.from += 1
      // In one go now and then: a quota may be in the hundreds of thousands.
      if (bucket.from > 1_000 && bucket.from * 2 > times.length) {
        times.splice(0, bucket.from)
        bucket.from = 0
      }
      const { from } = bucket
      const allowed = quota()
      const refused = times.length - from >= allowed
      if (!refused) times.push(now)
      return {
        quota: allowed,
        remaining: Math.max(0, allowed - (times.length - from)),
        // The request that makes room again: the oldest, or a later one if the quota was lowered meanwhile.
        reset_s: Math.ceil((times[Math.max(from, times.length - allowed)]! + WINDOW_MS - now) / 1000),
        refused,
      }
    },
  }
}

/** Who shares a bucket: each key has its own, the studio's window has none. */
export const bucketOf = (caller: Caller): string | null => (caller.key_id === undefined ? null : `key ${caller.key_id}`)

/** Counts the request in its bucket. Throws `rate_limited` past the quota. */
export function takeRate(c: Context<Env>, limiter: RateLimiter, bucket: string): void {
  const rate = limiter.take(bucket)
  c.set('rate', rate)
  for (const [name, value] of rateHeaders(rate)) c.header(name, value)
  if (!rate.refused) return
  throw new StudioError(
    'rate_limited',
    `More than ${rate.quota} requests came within a minute. Nothing was changed. Try again in ${rate.reset_s} s.`,
    { retry: 'rate_limited', retry_after_ms: rate.reset_s * 1000 },
  )
}

/** For pages that need no credential. */
export const openRate =
  (limiter: RateLimiter): MiddlewareHandler<Env> =>
  async (c, next) => {
    takeRate(c, limiter, 'pages')
    await next()
  }

const rateHeaders = ({ quota, remaining, reset_s }: Rate) =>
  [
    ['RateLimit-Policy', `"default";q=${quota};w=${WINDOW_S}`],
    ['RateLimit', `"default";r=${remaining};t=${reset_s}`],
  ] as const

/** `RateLimit` and `RateLimit-Policy` also on an answer that came whole, without the context. */
export const keepRateHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const rate = c.get('rate')
  if (rate && !c.res.headers.has('RateLimit')) for (const [name, value] of rateHeaders(rate)) c.header(name, value)
}

/** More requests at once than the studio serves wait outside. The window's own messages are not counted. */
export function flightGuard(): MiddlewareHandler<Env> {
  let flying = 0
  return async (c, next) => {
    if (c.env.caller) return next()
    if (flying >= limits.requests_in_flight) {
      throw new StudioError(
        'unavailable',
        'Too many requests are under way. Nothing was changed. Try again in a moment.',
        {
          retry_after_ms: limits.retry_after_seconds * 1000,
        },
      )
    }
    flying += 1
    try {
      await next()
    } finally {
      flying -= 1
    }
  }
}
