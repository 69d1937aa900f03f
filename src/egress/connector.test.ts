import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { buildConnector } from 'undici'
import { guardedConnector, type ConnectorParts } from './connector.ts'

vi.mock('undici', async (original) => {
  const undici = await original<typeof import('undici')>()
  return { ...undici, buildConnector: vi.fn(undici.buildConnector) }
})

const close: (() => void)[] = []
afterEach(() => {
  vi.mocked(buildConnector).mockClear()
  for (const each of close.splice(0)) each()
})

async function listener() {
  const sockets: Socket[] = []
  const heard = Promise.withResolvers<Buffer>()
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', (bytes) => heard.resolve(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: String((server.address() as AddressInfo).port), sockets, heard: heard.promise }
}

const open = (parts: Partial<ConnectorParts>, options: buildConnector.Options): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const connect = guardedConnector({
      resolver: async () => ['127.0.0.1'],
      connect_ms: 500,
      isLocal: () => true,
      ...parts,
    })
    connect(options, (error, socket) => (error ? reject(error) : resolve(socket!)))
  })

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254'])(
  'checks the literal %s itself, for no lookup sees it',
  async (hostname) => {
    const { port, sockets } = await listener()
    const act = open(
      { isLocal: () => false, resolver: async () => ['2606:4700::1111'] },
      { hostname, protocol: 'http:', port },
    )
    await expect(act).rejects.toMatchObject({ details: [{ code: 'not_public' }] })
    expect(sockets).toHaveLength(0)
    expect(buildConnector).not.toHaveBeenCalled()
  },
)

it('lets go of a socket that arrived somewhere else than was checked', async () => {
  const destroy = vi.fn()
  vi.mocked(buildConnector).mockReturnValueOnce((_, callback) =>
    callback(null, { remoteAddress: '127.0.0.2', destroy } as unknown as Socket),
  )
  const act = open({}, { hostname: 'models.local', protocol: 'http:', port: '80' })
  await expect(act).rejects.toMatchObject({ details: [{ code: 'not_public' }] })
  expect(destroy).toHaveBeenCalledOnce()
})

it('names the host, not the address, when it greets over TLS', async () => {
  const { port, heard } = await listener()
  const act = open({}, { hostname: 'api.example.com', host: `api.example.com:${port}`, protocol: 'https:', port })
  expect((await heard).includes('api.example.com')).toBe(true)
  await expect(act).rejects.toThrow()
})

it('tries the next address of a name when the first does not answer', async () => {
  const { port } = await listener()
  const socket = await open(
    { resolver: async () => ['127.0.0.9', '127.0.0.1'] },
    { hostname: 'models.local', protocol: 'http:', port },
  )
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
})

it('asks whether the very origin is local: scheme, host and port', async () => {
  const asked: string[] = []
  const isLocal = (origin: string) => asked.push(origin) < 0
  await open({ isLocal }, { hostname: '::1', protocol: 'http:', port: '8080' }).catch(() => {})
  await open({ isLocal }, { hostname: 'a.example', protocol: 'https:', port: '' }).catch(() => {})
  expect(asked).toEqual(['http://[::1]:8080', 'https://a.example'])
})
