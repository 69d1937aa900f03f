import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import type { RelayParts } from './relay.ts'

/** Posts to a studio that runs in another process. */
export function remotePost(url: URL, key: string): RelayParts['post'] {
  const agent = new Agent({ keepAlive: true })
  return (headers, body, signal) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        url,
        {
          method: 'POST',
          agent,
          signal,
          headers: { ...headers, 'X-API-Key': key, 'Content-Length': Buffer.byteLength(body) },
        },
        (incoming) => {
          const type = incoming.headers['content-type']
          resolve(
            new Response(Readable.toWeb(incoming) as ReadableStream, {
              status: incoming.statusCode!,
              headers: type ? { 'Content-Type': type } : {},
            }),
          )
        },
      )
      outgoing.on('error', (cause) =>
        reject(new Error(`No studio answers at ${url.href}. Start Quoin, or give its address by --url.`, { cause })),
      )
      outgoing.end(body)
    })
}
