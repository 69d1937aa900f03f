import type { StudioError } from '../errors.ts'

/** So many crashes of the whole app on one step of a job, and the job is given up: it is poison. */
export const CRASHES = 3
export const CRASHED = 'Something in Quoin went wrong while this was being made. What was finished is kept. Try again.'

export type Verdict =
  | { state: 'waiting_retry'; wait_ms: number }
  | { state: 'waiting_network'; wait_ms: number }
  | { state: 'failed' }

/** A ladder of waits is kept within a tenth. */
const LADDER_JITTER = 0.1
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30 * 60_000
/** Without a network the next try is the probe: nothing else is asked whether there is one again. */
const PROBE_MS = 15_000

/** Whether to try again, and when. `random` is in [0, 1): the jitter that keeps retries from arriving together. */
export function afterFailure(
  error: Pick<StudioError, 'retry' | 'retry_after_ms'>,
  {
    attempt,
    attempts,
    waits_ms,
    random,
  }: { attempt: number; attempts: number; waits_ms?: readonly number[] | undefined; random: number },
): Verdict {
  if (error.retry === 'offline') return { state: 'waiting_network', wait_ms: PROBE_MS }
  if (error.retry === 'permanent' || attempt >= attempts) return { state: 'failed' }
  if (waits_ms !== undefined && waits_ms.length > 0) {
    const rung = waits_ms[Math.min(attempt, waits_ms.length) - 1]!
    const spread = rung * (1 - LADDER_JITTER + 2 * LADDER_JITTER * random)
    const told = Math.min(Math.max(...waits_ms), error.retry_after_ms ?? 0)
    return { state: 'waiting_retry', wait_ms: Math.max(spread, told) }
  }
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1))
  const jittered = ceiling / 2 + (ceiling / 2) * random
  return { state: 'waiting_retry', wait_ms: Math.min(LONGEST_WAIT_MS, Math.max(jittered, error.retry_after_ms ?? 0)) }
}
