/** Fractional parts of the cube roots of the first 64 primes, as FIPS 180-4 has them. */
const K: number[] = []
const START: number[] = []
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
for (let candidate = 2; K.length < 64; candidate++) {
  let prime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false
  if (!prime) continue
  if (START.length < 8) START.push(fraction(candidate ** (1 / 2)))
  K.push(fraction(candidate ** (1 / 3)))
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 of a text, at once and in a browser as well. For names of files and the hashes of scripts, not for secrets. */
export function sha256(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) block(view, at, words, state)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

function block(view: DataView, at: number, words: Int32Array, state: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!]
    const small = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3)
    const large = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10)
    words[i] = words[i - 16]! + small + words[i - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index]! + word) | 0
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** As a Content-Security-Policy names a script or style. */
export const cspHash = (text: string): string => `'sha256-${btoa(String.fromCharCode(...sha256(text)))}'`
