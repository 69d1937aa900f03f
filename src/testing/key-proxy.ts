import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * For clients that can send no key: a loopback socket that adds one. Its own name becomes the target's; any other Host or
 * Origin goes on as it came, so that the target's guards are what answers.
 */
export async function keyProxy(target: string, key: string): Promise<{ url: string; close(): Promise<void> }> {
  const { host, hostname, port, pathname } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const own = `:${(server.address() as AddressInfo).port}`
    const renamed = (value: string) =>
      value.replace(new RegExp(`^(http://)?(127\\.0\\.0\\.1|localhost)${own}$`), `$1${host}`)
    const { host: from = '', origin, ...headers }: IncomingHttpHeaders = incoming.headers
    const onward = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, host: renamed(from), ...(origin && { origin: renamed(origin) }), 'x-api-key': key },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        outgoing.flushHeaders()
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
