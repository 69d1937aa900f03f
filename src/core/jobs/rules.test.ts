import { expect, it } from 'vitest'
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

it('counts being offline as no try', () => {
  expect(afterFailure({ retry: 'offline', retry_after_ms: undefined }, { ...tries, attempt: 9 })).toEqual({
    state: 'waiting_network',
    wait_ms: 15_000,
  })
})

it('does not repeat what fails again', () => {
  expect(afterFailure({ retry: 'permanent', retry_after_ms: undefined }, tries)).toEqual({ state: 'failed' })
})
