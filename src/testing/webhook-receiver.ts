import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  headers: IncomingHttpHeaders
  /** The bytes as they came, before anybody has parsed them. */
  body: Buffer
}

export interface ReceiverAnswer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
  /** Hangs up instead of answering. */
  cut?: boolean
}

export interface WebhookReceiver {
  /** A plain http address on loopback: only a sender made with `local` goes there. */
  url: string
  received: Received[]
  /** What is answered from now on; at first 204. */
  answer(next: ReceiverAnswer | ((request: Received) => ReceiverAnswer | Promise<ReceiverAnswer>)): void
  /** The most deliveries that were open at once. */
  most(): number
  close(): Promise<void>
}

/** Somebody's own server, on a real socket. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let reply: (request: Received) => ReceiverAnswer | Promise<ReceiverAnswer> = () => ({ status: 204 })
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const one = { method: request.method!, headers: request.headers, body: Buffer.concat(parts) }
      received.push(one)
      most = Math.max(most, ++open)
      const { status, headers = {}, body = '', cut = false } = await reply(one)
      open -= 1
      if (cut) request.socket.destroy()
      else response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks/quoin?v=1`,
    received,
    answer: (next) => void (reply = typeof next === 'function' ? next : () => next),
    most: () => most,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
