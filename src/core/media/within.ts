import type { Clock } from '../context.ts'
import type { StudioError } from '../errors.ts'

/** Aborts what takes longer, and does not wait for it to notice. The outer signal aborts it as well. */
export async function within<T>(
  clock: Clock,
  limit: { ms: number; signal: AbortSignal; tooLong: () => StudioError },
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  limit.signal.throwIfAborted()
  const late = new AbortController()
  const over = new AbortController()
  const signal = AbortSignal.any([limit.signal, late.signal])
  const timer = clock.sleep(limit.ms, over.signal).then(() => {
    const error = limit.tooLong()
    late.abort(error)
    throw error
  })
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  const answer = act(signal)
  // Whichever loses must not be reported as unhandled.
  for (const loser of [timer, stopped, answer]) loser.catch(() => {})
  return Promise.race([answer, timer, stopped]).finally(() => over.abort())
}
