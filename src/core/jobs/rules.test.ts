import { describe, expect, it } from 'vitest'
import { afterFailure } from './rules.ts'

const tries = { attempt: 1, attempts: 4, random: 0.5 }

it('waits longer after each failure, with jitter, and gives up after the last try', () => {
  const waits = [1, 2, 3].map((attempt) =>
    afterFailure({ retry: 'retryable', retry_after_ms: undefined }, { ...tries, attempt }),
  )
  expect(waits).toEqual([
    { state: 'waiting_retry', wait_ms: 1500 },
    { state: 'waiting_retry', wait_ms: 3000 },
    { state: 'waiting_retry', wait_ms: 6000 },
  ])
  expect(afterFailure({ retry: 'retryable', retry_after_ms: undefined }, { ...tries, attempt: 4 })).toEqual({
    state: 'failed',
  })
})

it('waits at least as long as it was told to', () => {
  expect(afterFailure({ retry: 'rate_limited', retry_after_ms: 9000 }, tries)).toEqual({
    state: 'waiting_retry',
    wait_ms: 9000,
  })
})

it('never waits longer than half an hour, whatever it was told', () => {
  expect(afterFailure({ retry: 'rate_limited', retry_after_ms: 10 ** 9 }, tries)).toEqual({
    state: 'waiting_retry',
    wait_ms: 1_800_000,
  })
})

describe('a kind with a ladder of its own', () => {
  const ladder = { attempts: 4, waits_ms: [5_000, 300_000, 1_800_000] }
  const wait = (attempt: number, random: number, retry_after_ms?: number) => {
    const verdict = afterFailure({ retry: 'retryable', retry_after_ms }, { ...ladder, attempt, random })
    return verdict.state === 'waiting_retry' ? Math.round(verdict.wait_ms) : verdict.state
  }

  it('waits as the ladder says, within a tenth', () => {
    expect([1, 2, 3].map((attempt) => wait(attempt, 0.5))).toEqual([5_000, 300_000, 1_800_000])
    expect([1, 2, 3].map((attempt) => wait(attempt, 0))).toEqual([4_500, 270_000, 1_620_000])
    expect([1, 2, 3].map((attempt) => wait(attempt, 0.999_999_99))).toEqual([5_500, 330_000, 1_980_000])
  })
  it('gives up after the last rung', () => {
    expect(wait(4, 0.5)).toBe('failed')
  })
  it('waits longer when told to, but no longer than its longest rung', () => {
    expect(wait(1, 0.5, 60_000)).toBe(60_000)
    expect(wait(2, 0.5, 60_000)).toBe(300_000)
    expect(wait(1, 0.5, 10 ** 9)).toBe(1_800_000)
  })
})

it('counts being offline as no try', () => {
  expect(afterFailure({ retry: 'offline', retry_after_ms: undefined }, { ...tries, attempt: 9 })).toEqual({
    state: 'waiting_network',
    wait_ms: 15_000,
  })
})

it('does not repeat what fails again', () => {
  expect(afterFailure({ retry: 'permanent', retry_after_ms: undefined }, tries)).toEqual({ state: 'failed' })
})
