import { createServer, type AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authority, certificate, tlsServer, type TlsServer } from '../testing/tls-server.ts'
import { checkTls, type TlsOptions } from './tls-check.ts'

type Made = Awaited<ReturnType<typeof authority>>
let root: Made
let between: Made
beforeAll(async () => {
  root = await authority()
  between = await authority('Test intermediate', root)
})
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const NAME = 'bees.example.com'
async function serve(own: Made, chain: Made[] = []): Promise<TlsServer> {
  const server = await tlsServer(own, chain)
  open.push(() => server.close())
  return server
}
const check = (port: number, more: Partial<TlsOptions> = {}, signal = new AbortController().signal) =>
  checkTls(
    { hostname: NAME, address: '127.0.0.1' },
    { insideWrite: () => false, port, ca: [root.cert], isAllowed: () => true, timeout_ms: 1_000, ...more },
    signal,
  )

describe('the certificate of a web server', () => {
  it('is valid for its name with the whole chain, and nothing is sent', async () => {
    const server = await serve(await certificate([NAME], { by: between }), [between])
    expect(await check(server.port)).toMatchObject({
      ok: true,
      issuer: 'Test intermediate',
      expires_at: expect.any(Date),
    })
    expect(server.received()).toBe(0)
  })

  it('names the names it is for when it is for another', async () => {
    const { port } = await serve(await certificate(['host.example.net', '*.example.net'], { by: root }))
    expect(await check(port)).toEqual({
      ok: false,
      reason: 'other_name',
      names: ['host.example.net', '*.example.net'],
      expired_at: null,
    })
  })

  it('tells a chain that was cut short', async () => {
    const { port } = await serve(await certificate([NAME], { by: between }))
    expect(await check(port)).toMatchObject({ ok: false, reason: 'incomplete_chain' })
  })

  it('tells one that has expired, and since when', async () => {
    const { port } = await serve(await certificate([NAME], { by: root, from: -90, until: -3 }))
    expect(await check(port)).toMatchObject({ reason: 'expired', names: [NAME], expired_at: expect.any(Date) })
  })

  it('tells one that begins later', async () => {
    const { port } = await serve(await certificate([NAME], { by: root, from: 2 }))
    expect(await check(port)).toMatchObject({ reason: 'not_yet_valid' })
  })

  it('tells one that signed itself', async () => {
    const { port } = await serve(await certificate([NAME]))
    expect(await check(port)).toMatchObject({ reason: 'self_signed' })
  })

  it('tells a host that has none for this name yet', async () => {
    const bare = createTlsServer()
    bare.on('tlsClientError', () => {})
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
    open.push(() => new Promise((resolve) => bare.close(resolve)))
    expect(await check((bare.address() as AddressInfo).port)).toMatchObject({ reason: 'no_certificate', names: [] })
  })

  it('tells one of an authority that nobody knows', async () => {
    const other = await authority('Other authority')
    const { port } = await serve(await certificate([NAME], { by: other }), [other])
    expect(await check(port)).toMatchObject({ reason: 'untrusted' })
  })
})

describe('a host', () => {
  const listen = async (act: (socket: import('node:net').Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.resume()
      act(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    open.push(() => new Promise((resolve) => server.close(resolve)))
    return (server.address() as AddressInfo).port
  }

  it('that takes no connections is told', async () => {
    const server = await tlsServer(await certificate([NAME]))
    await server.close()
    expect(await check(server.port)).toMatchObject({ reason: 'refused' })
  })

  it('that stays silent is let go of in time', async () => {
    const sockets: import('node:net').Socket[] = []
    const port = await listen((socket) => void sockets.push(socket))
    expect(await check(port, { timeout_ms: 100 })).toMatchObject({ reason: 'timed_out' })
    for (const socket of sockets) socket.destroy()
  })

  it('that speaks something else is told', async () => {
    const port = await listen((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await check(port)).toMatchObject({ reason: 'no_tls' })
  })

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1'])(
    'at %s is not asked at all',
    async (address) => {
      let knocks = 0
      const port = await listen(() => void knocks++)
      const options = { insideWrite: () => false, port, timeout_ms: 500 }
      expect(await checkTls({ hostname: NAME, address }, options, new AbortController().signal)).toMatchObject({
        reason: 'not_public',
      })
      expect(knocks).toBe(0)
    },
  )

  it('is let go of at once when the caller stops', async () => {
    const sockets: import('node:net').Socket[] = []
    const port = await listen((socket) => void sockets.push(socket))
    const stop = new AbortController()
    const reason = new Error('enough')
    setTimeout(() => stop.abort(reason), 30)
    await expect(check(port, { timeout_ms: 60_000 }, stop.signal)).rejects.toBe(reason)
    for (const socket of sockets) socket.destroy()
  })

  it('is never asked inside a write', async () => {
    expect(() => check(1, { insideWrite: () => true })).toThrow('inside a write')
  })
})
