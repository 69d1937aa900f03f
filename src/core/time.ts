import { randomBytes } from 'node:crypto'
import type { Clock } from './context.ts'

/** `2026-11-21T08:30:00Z` */
export const timestamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** `2026-11-21`, as a calendar on this computer says. */
export function localDay(ms: number): string {
  const at = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      const stop = () => {
        clearTimeout(timer)
        reject(signal!.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
    }),
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

let last = { ms: 0, nth: 0 }

/** `prefix_` + time + count + randomness, in base 32: sorts in the order of making, some 1,000 in one millisecond included. */
export function sortableId(prefix: string, now: number): string {
  let time = ''
  for (let rest = now, digit = 0; digit < 9; digit++) {
    time = ALPHABET[rest % 32]! + time
    rest = Math.floor(rest / 32)
  }
  last = { ms: now, nth: last.ms === now ? last.nth + 1 : 0 }
  const nth = ALPHABET[Math.floor(last.nth / 32) % 32]! + ALPHABET[last.nth % 32]!
  const noise = [...randomBytes(8)].map((byte) => ALPHABET[byte % 32]!).join('')
  return `${prefix}_${time}${nth}${noise}`
}
