import { describe, expect, it } from 'vitest'
import { failureOf, statusOf, testWaitMs, WAITS_MS } from './rules.ts'

it('tries again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', () => {
  expect(WAITS_MS.map((ms) => ms / 1000)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
})

it.each([200, 201, 202, 204, 299])('takes %i for an arrival', (status) => {
  expect(failureOf(status)).toBeNull()
})

it.each([301, 302, 307, 308, 400, 401, 404, 410, 429, 500, 503])('takes %i for a failure and names it', (status) => {
  expect(failureOf(status)).toContain(String(status))
})

describe('the state of a webhook', () => {
  const health = (failing_since: string | null, failed_at: string | null, disabled_reason: string | null = null) =>
    statusOf({ failing_since, failed_at, disabled_reason })

  it('is failing after five days of failures, not before', () => {
    expect(health(null, null)).toBe('active')
    expect(health('2026-11-01T08:00:00Z', '2026-11-06T07:59:59Z')).toBe('active')
    expect(health('2026-11-01T08:00:00Z', '2026-11-06T08:00:00Z')).toBe('failing')
  })
  it('is disabled before all else', () => {
    expect(health('2026-11-01T08:00:00Z', '2026-11-06T08:00:00Z', 'gone')).toBe('disabled')
  })
})

describe('a test', () => {
  it('has to wait until 10 s after the one before', () => {
    expect([testWaitMs(null, 50_000), testWaitMs(50_000, 50_000), testWaitMs(50_000, 59_999)]).toEqual([0, 10_000, 1])
    expect(testWaitMs(50_000, 60_000)).toBe(0)
  })
  it('is not held up by a clock that was set back', () => {
    expect(testWaitMs(90_000_000, 50_000)).toBe(0)
  })
})
