export type ImageMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

const marks: [ImageMime, (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['image/avif', (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, 32))],
]

/** By its first bytes, never by its name or by what a sender says it is. */
export const looksLike = (bytes: Uint8Array): ImageMime | undefined => marks.find(([, fits]) => fits(bytes))?.[0]

/** Begins as XML and has an `svg` element early on. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4_096))
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  return head.startsWith('<') && /<(\w+:)?svg[\s>]/.test(head)
}
