import type { StudioError } from './errors.ts'

/** Something of the outside world that somebody waits for. Rejects with `late` once `ms` have passed. */
export async function inTime<T>(ms: number, late: StudioError, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms)
  try {
    return await act(signal)
  } catch (error) {
    throw signal.aborted ? late : error
  }
}
