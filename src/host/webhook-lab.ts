import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EchoBehaviour } from '../contract/webhook-lab.ts'
import { StudioError } from '../core/errors.ts'
import type { Echo, EchoExchange } from '../core/webhooks/echo.ts'
import type { Egress } from '../egress/egress.ts'
import { webhookSender } from '../integrations/webhooks/sender.ts'

const SLOW_MS = 3_000

const answers: Record<Exclude<EchoBehaviour, 'never'>, { status: number; text: string }> = {
  ok: { status: 200, text: 'Received.' },
  server_error: { status: 500, text: 'The receiver says that it broke.' },
  gone: { status: 410, text: 'Gone.' },
  redirect: { status: 302, text: 'Elsewhere.' },
  slow: { status: 200, text: 'Received, after three seconds.' },
}

/**
 * A receiver that lives for one delivery. The way to it is egress with this one origin named as local: real webhooks keep
 * their rule. `answer_ms` is how long an answer is waited for; absent: as for real deliveries.
 */
export function webhookEcho(egress: Egress, answer_ms?: number): Echo {
  const sender = webhookSender(egress, { local: true })
  return async (behaviour, { headers, body }) => {
    let seen: Omit<EchoExchange, 'answer' | 'error'> | undefined
    const server = createServer((request, response) => {
      readAll(request).then(
        (received) => {
          seen = received
          reply(response, behaviour)
        },
        // Cut off in its body: the sender says so.
        () => response.destroy(),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/quoin`
    const asked = { method: 'POST', url, headers: listed(headers), body }
    try {
      const signal = answer_ms === undefined ? new AbortController().signal : AbortSignal.timeout(answer_ms)
      const { status, body_text } = await sender.send({ url, headers, body, signal })
      return { ...asked, ...seen, url, answer: { status, text: body_text }, error: null }
    } catch (error) {
      const told = error instanceof StudioError ? error.message : 'The receiver did not answer in time.'
      return { ...asked, ...seen, url, answer: null, error: told }
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
}

function reply(response: ServerResponse, behaviour: EchoBehaviour): void {
  if (behaviour === 'never') return
  const { status, text } = answers[behaviour]
  const send = () =>
    response
      .writeHead(status, {
        'content-type': 'text/plain',
        ...(status === 302 && { location: 'http://127.0.0.1:9/elsewhere' }),
      })
      .end(text)
  if (behaviour === 'slow') setTimeout(send, SLOW_MS).unref()
  else send()
}

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }))

async function readAll(request: IncomingMessage): Promise<Omit<EchoExchange, 'answer' | 'error'>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { rawHeaders } = request
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: Array.from({ length: rawHeaders.length / 2 }, (_, at) => ({
      name: rawHeaders[2 * at]!,
      value: rawHeaders[2 * at + 1]!,
    })),
    body: Buffer.concat(parts).toString('utf8'),
  }
}
