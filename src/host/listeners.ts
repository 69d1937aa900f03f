import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import limits from '../../resources/limits.json' with { type: 'json' }

const NEXT_PORTS = 20
/** How long a refused client may take to read its answer and hang up. */
const FAREWELL_MS = 1_000

export interface Listener {
  port: number
  close(): Promise<void>
}

/** `port` 0: any free one. A taken one: the next free. `serve` answers on the socket itself, without a Request for each. */
export type ListenOptions = { port: number } & ({ fetch: Fetch } | { serve: Serve })

type Fetch = (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>
export type Serve = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * A loopback socket. Slow, oversized and malformed requests are answered 400 in the error shape and closed. What Node
 * would answer by itself without a body, or not at all, is answered in that shape, too.
 */
export async function listen({ port, ...how }: ListenOptions): Promise<Listener> {
  const serve = 'serve' in how ? how.serve : fetching(how.fetch)
  const server = createServer(
    {
      // A request without Host is refused below, with a body.
      requireHostHeader: false,
      maxHeaderSize: limits.header_bytes,
      headersTimeout: limits.header_seconds * 1000,
      requestTimeout: limits.request_seconds * 1000,
      keepAliveTimeout: limits.keep_alive_seconds * 1000,
      connectionsCheckingInterval: 1_000,
    },
    serve,
  )
  server.maxConnections = limits.sockets_per_listener
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections ahead of their requests and take whatever comes first as the answer to one. A 408 alone
    // makes them ask again.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerAndClose(socket, '408 Request Timeout', TOO_SLOW)
    else answerAndClose(socket, '400 Bad Request', BAD_REQUEST)
  })
  server.on('connect', (_, socket) => answerAndClose(socket as Socket, '405 Method Not Allowed', NO_PROXY))
  // An expectation that is not understood may be left unmet.
  server.on('checkExpectation', serve)
  const bound = await bind(server, port)
  return {
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fetching(fetch: Fetch): Serve {
  const handle = getRequestListener((request, env) => fetch(request, env as { incoming: IncomingMessage }), {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      error instanceof RequestError
        ? new Response(BAD_REQUEST, { status: 400, headers: { 'Content-Type': 'application/json' } })
        : undefined,
  })
  return (incoming, outgoing) => void handle(incoming, outgoing)
}

const BAD_REQUEST = JSON.stringify({
  error: { code: 'bad_request', message: 'This is not a well-formed HTTP request.', status: 400 },
})

const TOO_SLOW = JSON.stringify({
  error: { code: 'bad_request', message: 'The request did not arrive in time. Nothing was done.', status: 408 },
})

const NO_PROXY = JSON.stringify({
  error: { code: 'method_not_allowed', message: 'This address is no proxy. Nothing was sent.', status: 405 },
})

function answerAndClose(socket: Socket, status: string, body: string): void {
  if (!socket.writable) return void socket.destroy()
  // After CONNECT the server knows nothing of the socket any more: a reset would be an uncaught error, and a client that
  // stays would hold up closing.
  socket.on('error', () => {})
  socket.resume()
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
  const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`)
}

async function bind(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject)
          resolve()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || wanted === 0 || port >= wanted + NEXT_PORTS) throw error
    }
  }
}
