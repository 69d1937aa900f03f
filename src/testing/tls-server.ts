import type { AddressInfo, Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { generate } from 'selfsigned'

export interface TlsServer {
  port: number
  /** Bytes that arrived after the handshake; there should never be any. */
  received(): number
  close(): Promise<void>
}

interface Made {
  private: string
  cert: string
}

const DAY = 86_400_000
const subject = (name: string) => [{ name: 'commonName', value: name }]

/** An authority of our own. */
export async function authority(name = 'Test authority', by?: Made): Promise<Made> {
  return generate(subject(name), {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 400 * DAY),
    notAfterDate: new Date(Date.now() + 400 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
    ...(by && { ca: { key: by.private, cert: by.cert } }),
  })
}

/** A certificate for some names; `from` and `until` are days from now. */
export async function certificate(
  names: readonly string[],
  { by, from = -1, until = 90 }: { by?: Made; from?: number; until?: number } = {},
): Promise<Made> {
  return generate(subject(names[0]!), {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + from * DAY),
    notAfterDate: new Date(Date.now() + until * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2 as const, value })) },
    ],
    ...(by && { ca: { key: by.private, cert: by.cert } }),
  })
}

/** Shows `chain` to whoever knocks: the certificate first, then those above it. */
export async function tlsServer(own: Made, chain: readonly Made[] = [], address = '127.0.0.1'): Promise<TlsServer> {
  let received = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer(
    { key: own.private, cert: [own, ...chain].map(({ cert }) => cert).join('\n') },
    (socket) => {
      socket.on('data', (bytes) => (received += bytes.length))
      socket.on('error', () => {})
    },
  )
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received: () => received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
