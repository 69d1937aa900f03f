import * as z from 'zod'

/** Longer than this is no waiting any more: the job asks again and is told again. */
const LONGEST_MS = 3_600_000

const RetryInfo = z.looseObject({
  error: z.looseObject({ details: z.array(z.looseObject({ retryDelay: z.string().optional() })) }),
})

/** How long to wait, as the far side put it: seconds, milliseconds or a date in a header, or Gemini's `retryDelay` in the body. */
export function retryAfterMs(headers: Record<string, string>, body: unknown, now = Date.now()): number | undefined {
  const header = (name: string) =>
    Object.entries(headers)
      .find(([key]) => key.toLowerCase() === name)?.[1]
      ?.trim()
  const delay = RetryInfo.safeParse(body).data?.error.details.find(
    ({ retryDelay }) => retryDelay !== undefined,
  )?.retryDelay
  const found = [
    number(header('retry-after-ms')),
    number(header('retry-after'), 1_000),
    until(header('retry-after'), now),
    number(delay?.replace(/s$/, ''), 1_000),
  ].find((ms) => ms !== undefined)
  return found === undefined ? undefined : Math.min(LONGEST_MS, Math.max(0, Math.round(found)))
}

const number = (text: string | undefined, unit = 1): number | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) * unit : undefined

function until(text: string | undefined, now: number): number | undefined {
  // The parser takes `-5` for a day in May.
  const at = text !== undefined && /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : at - now
}
