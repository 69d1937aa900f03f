import type { Readable } from 'node:stream'

const NEWLINE = 10

/** The lines of a stream, without their ends; null for one that is longer than `limit` bytes, which is never held whole. */
export async function* linesOf(input: Readable, limit: number): AsyncGenerator<string | null> {
  let parts: Buffer[] = []
  let size = 0
  const take = (): string | null => {
    const line = size > limit ? null : Buffer.concat(parts).toString()
    parts = []
    size = 0
    return line
  }
  const keep = (part: Buffer) => {
    size += part.byteLength
    if (size > limit) parts = []
    else parts.push(part)
  }
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end))
      from = end + 1
      yield take()
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield take()
}
