import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawHeaders } from './headers.ts'

/** An answer that can be sent as often as it is asked for. */
export interface Answer {
  status: number
  /** All but the length. */
  headers: RawHeaders
  body: Buffer
  /** In quotes, as in the headers; null: it is never "not modified". */
  etag: string | null
}

export interface AnswerParts {
  status?: number
  type: string
  headers: RawHeaders
  body: string | Uint8Array
  /** `immutable`: its address names its bytes. `revisit`: kept, and asked for again each time. `no`: never kept. */
  keep: 'immutable' | 'revisit' | 'no'
}

const CACHING = { immutable: 'public, max-age=31536000, immutable', revisit: 'no-cache', no: 'no-store' }

export function makeAnswer({ status = 200, type, headers, body, keep }: AnswerParts): Answer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length)
  const etag = keep === 'no' || status !== 200 ? null : `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return {
    status,
    headers: [
      'Content-Type',
      type,
      'Cache-Control',
      CACHING[keep],
      ...(etag === null ? [] : ['ETag', etag]),
      ...headers,
    ],
    body: bytes,
    etag,
  }
}

export const redirectTo = (to: string, status: 301 | 302 | 308, headers: RawHeaders): Answer => ({
  // The site is being made: what leads away today may stand tomorrow, so no browser keeps it.
  headers: ['Location', to, 'Cache-Control', 'no-cache', ...headers],
  status,
  body: Buffer.alloc(0),
  etag: null,
})

const seen = (given: string, etag: string): boolean =>
  given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')

/** Straight to the socket: a Request and a Response for each page cost more than the page. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { etag, body } = answer
  const given = request.headers['if-none-match']
  if (etag !== null && given !== undefined && seen(given, etag)) {
    response.writeHead(304, answer.headers as string[])
    response.end()
    return
  }
  response.writeHead(answer.status, [...answer.headers, 'Content-Length', String(body.length)])
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
