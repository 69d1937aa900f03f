import { asFailure } from '../../../failure.ts'

/** The addresses of a circle that a redirect would close, in order; null for any other refusal. */
export function loopOf(error: unknown): string[] | null {
  if (!error) return null
  const loop = asFailure(error).details.find(({ code }) => code === 'loop')
  return loop ? loop.message.split(' → ') : null
}
