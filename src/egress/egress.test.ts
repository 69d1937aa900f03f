import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEgress, type Egress, type EgressOptions } from './egress.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

interface Site {
  port: number
  origin: string
  seen: IncomingMessage[]
}

async function site(answer: RequestListener = (_, response) => response.end('hello')): Promise<Site> {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}`, seen }
}

function door(options: Partial<EgressOptions> = {}): Egress {
  const egress = createEgress({ insideWrite: () => false, ...options })
  opened.push(() => egress.close())
  return egress
}

const failureOf = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason as { code: string; retry: string; message: string; details: { code: string }[] },
  )
  return error && { code: error.details?.[0]?.code, retry: error.retry }
}

/** In 2000::/3 and given to nobody: public by every rule, and no packet gets there. */
const NOWHERE = '2fff:ffff::1'

describe('where a request may go', () => {
  it('reaches the local server the writer typed', async () => {
    const { origin } = await site()
    const fetch = door().for({ policy: 'provider', origins: [origin], local: true })
    expect(await (await fetch(`${origin}/v1/x`)).text()).toBe('hello')
  })

  it('asks nobody but the listed origins for a provider', async () => {
    const one = await site()
    const other = await site()
    const fetch = door().for({ policy: 'provider', origins: [one.origin], local: true })
    expect(await failureOf(fetch(other.origin))).toMatchObject({ retry: 'permanent' })
    expect(await failureOf(fetch('https://example.com/'))).toEqual({
      code: 'not_listed',
      retry: 'permanent',
    })
    expect(other.seen).toHaveLength(0)
  })

  it('refuses a listed name that points into this computer', async () => {
    const { port, seen } = await site()
    const fetch = door({ resolver: async () => ['127.0.0.1'] }).for({
      policy: 'stock',
      origins: [],
    })
    expect(await failureOf(fetch(`http://example.com:${port}/`))).toEqual({
      code: 'not_public',
      retry: 'permanent',
    })
    expect(seen).toHaveLength(0)
  })

  it('refuses a name as soon as one of its addresses is not public', async () => {
    const { port, seen } = await site()
    const fetch = door({ resolver: async () => [NOWHERE, '127.0.0.1'] }).for({
      policy: 'stock',
      origins: [],
    })
    expect(await failureOf(fetch(`http://example.com:${port}/`))).toMatchObject({
      code: 'not_public',
    })
    expect(seen).toHaveLength(0)
  })

  it('connects to the very address it checked, though the name has moved since', async () => {
    const { port, seen } = await site()
    let asked = 0
    const resolver = async () => (asked++ === 0 ? [NOWHERE] : ['127.0.0.1'])
    const fetch = door({ resolver, limits: { connect_ms: 300 } }).for({
      policy: 'stock',
      origins: [],
    })
    const codes = []
    for (let round = 0; round < 20; round++)
      codes.push((await failureOf(fetch(`http://flip${round}.example.com:${port}/`)))?.code)
    expect(seen).toHaveLength(0)
    expect(codes.slice(1).every((code) => code === 'not_public')).toBe(true)
    expect(['offline', 'timed_out']).toContain(codes[0])
    expect(asked).toBe(20)
  })

  it('checks literals, for which no name is resolved', async () => {
    const { port, seen } = await site()
    const resolver = vi.fn(async () => [NOWHERE])
    const fetch = door({ resolver }).for({ policy: 'stock', origins: [] })
    for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      expect(await failureOf(fetch(`http://${host}:${port}/`))).toMatchObject({
        code: 'not_public',
      })
    }
    expect(seen).toHaveLength(0)
    expect(resolver).not.toHaveBeenCalled()
  })

  it('opens a confirmed local name and keeps its Host header', async () => {
    const { port, seen } = await site()
    const origin = `http://models.home.arpa:${port}`
    const fetch = door({ resolver: async () => ['127.0.0.1'] }).for({
      policy: 'provider',
      origins: [origin],
      local: true,
    })
    await (await fetch(`${origin}/v1`)).text()
    expect(seen[0]!.headers.host).toBe(`models.home.arpa:${port}`)
  })

  it('shares no socket between a request that may go local and one that may not', async () => {
    const { port, seen } = await site()
    const egress = door({ resolver: async () => ['127.0.0.1'] })
    const origin = `http://example.com:${port}`
    await (await egress.for({ policy: 'stock', origins: [origin], local: true })(origin)).text()
    expect(await failureOf(egress.for({ policy: 'stock', origins: [origin] })(origin))).toMatchObject({
      code: 'not_public',
    })
    expect(seen).toHaveLength(1)
  })

  it('takes no notice of proxy variables', async () => {
    const proxy = await site()
    const target = await site()
    vi.stubEnv('HTTP_PROXY', proxy.origin)
    vi.stubEnv('http_proxy', proxy.origin)
    const fetch = door().for({ policy: 'provider', origins: [target.origin], local: true })
    await (await fetch(target.origin)).text()
    vi.unstubAllEnvs()
    expect([proxy.seen.length, target.seen.length]).toEqual([0, 1])
  })

  it('refuses to begin inside a database write, as a fault of the program', async () => {
    const { origin, seen } = await site()
    const fetch = door({ insideWrite: () => true }).for({
      policy: 'provider',
      origins: [origin],
      local: true,
    })
    await expect(fetch(origin)).rejects.toThrow(/inside a database write/)
    await expect(fetch(origin)).rejects.not.toHaveProperty('retry')
    expect(seen).toHaveLength(0)
  })
})

describe('what a request carries and follows', () => {
  it('follows no redirect of a provider and hands the key to nobody', async () => {
    const thief = await site()
    const provider = await site((_, response) => response.writeHead(302, { location: `${thief.origin}/` }).end())
    const fetch = door().for({
      policy: 'provider',
      origins: [provider.origin, thief.origin],
      local: true,
    })
    expect(await failureOf(fetch(provider.origin, { headers: { authorization: 'Bearer k' } }))).toEqual({
      code: 'redirect',
      retry: 'permanent',
    })
    expect(thief.seen).toHaveLength(0)
  })

  it.each([301, 302, 303, 307, 308])('takes a %i as a redirect even without a place to go', async (status) => {
    const { origin } = await site((_, response) => response.writeHead(status).end())
    const fetch = door().for({ policy: 'webhook', origins: [origin], local: true })
    expect(await failureOf(fetch(origin, { method: 'POST', body: '{}' }))).toMatchObject({
      code: 'redirect',
    })
  })

  it('checks each step of a redirect anew', async () => {
    const inner = await site()
    const outer = await site((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    )
    const origin = `http://example.com:${outer.port}`
    const fetch = door({ resolver: async () => ['127.0.0.1'] }).for({
      policy: 'stock',
      origins: [origin],
      local: true,
    })
    expect(await failureOf(fetch(origin))).toMatchObject({ code: 'not_public' })
    expect(inner.seen).toHaveLength(0)
  })

  it('follows three redirects of an image and not a fourth', async () => {
    let left = 3
    const { origin } = await site((_, response) =>
      left-- > 0 ? response.writeHead(302, { location: '/next' }).end() : response.end('image'),
    )
    const fetch = door().for({ policy: 'stock', origins: [origin], local: true })
    expect(await (await fetch(origin)).text()).toBe('image')
    left = 4
    expect(await failureOf(fetch(origin))).toMatchObject({ code: 'redirect' })
  })
})

describe('limits', () => {
  const bound = async (
    answer: RequestListener,
    limits: EgressOptions['limits'],
    options: Partial<EgressOptions> = {},
  ) => {
    const { origin } = await site(answer)
    const fetch = door({ limits, ...options }).for({
      policy: 'provider',
      origins: [origin],
      local: true,
    })
    return (init?: RequestInit) => fetch(origin, init)
  }

  it('ends an answer that is larger than is taken, also when it arrives compressed', async () => {
    const plain = await bound((_, response) => response.end('x'.repeat(2_000)), {
      max_bytes: 1_000,
    })
    expect(await failureOf(plain().then((answer) => answer.text()))).toEqual({
      code: 'too_large',
      retry: 'permanent',
    })
    const packed = await bound(
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000))),
      { max_bytes: 10_000 },
    )
    expect(await failureOf(packed().then((answer) => answer.text()))).toMatchObject({
      code: 'too_large',
    })
  })

  it('waits for the first byte, for the next and for the whole no longer than it may', async () => {
    const silent = await bound(() => {}, { first_byte_ms: 200 })
    expect(await failureOf(silent())).toEqual({ code: 'timed_out', retry: 'retryable' })
    const stalled = await bound((_, response) => void response.write('begin'), { idle_ms: 200 })
    expect(await failureOf(stalled().then((answer) => answer.text()))).toEqual({
      code: 'timed_out',
      retry: 'retryable',
    })
    const drip = await bound(
      (_, response) => {
        const timer = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(timer))
      },
      { whole_ms: 300 },
    )
    expect(await failureOf(drip().then((answer) => answer.text()))).toEqual({
      code: 'timed_out',
      retry: 'retryable',
    })
  })

  it('lets go at once when the caller aborts, before the answer and inside it, with the reason of the caller', async () => {
    const closed: Promise<void>[] = []
    const answer: RequestListener = (request, response) => {
      closed.push(new Promise((resolve) => response.on('close', () => resolve())))
      if (request.url === '/') response.write('begin')
    }
    const reason = new Error('enough')
    const ask = await bound(answer, {})
    const inside = new AbortController()
    const streaming = await ask({ signal: inside.signal })
    inside.abort(reason)
    await expect(streaming.text()).rejects.toBe(reason)
    await closed[0]

    const silent = await bound(() => {}, {})
    const before = new AbortController()
    setTimeout(() => before.abort(reason), 50)
    await expect(silent({ signal: before.signal })).rejects.toBe(reason)
    await expect(silent({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('what a failure is called', () => {
  const named = (resolver: EgressOptions['resolver'], told = { offline: 0, online: 0 }) => ({
    told,
    egress: door({
      resolver: resolver!,
      limits: { connect_ms: 300 },
      onOffline: () => void told.offline++,
      onOnline: () => void told.online++,
    }),
  })
  const fault = (code: string) => async () => {
    throw Object.assign(new Error(code), { code })
  }

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])(
    'calls %s offline, and says so to whoever listens',
    async (code) => {
      const { egress, told } = named(fault(code))
      const fetch = egress.for({ policy: 'provider', origins: ['https://api.example.com'] })
      expect(await failureOf(fetch('https://api.example.com/v1'))).toEqual({
        code: 'offline',
        retry: 'offline',
      })
      expect(told).toEqual({ offline: 1, online: 0 })
    },
  )

  it('calls a name server that stays silent offline', async () => {
    const { egress } = named(() => new Promise(() => {}))
    const fetch = egress.for({ policy: 'provider', origins: ['https://api.example.com'] })
    expect(await failureOf(fetch('https://api.example.com/v1'))).toMatchObject({
      retry: 'offline',
    })
  })

  it('never calls a local server offline that is merely not running', async () => {
    const { origin } = await site()
    await opened.pop()!()
    const { egress, told } = named(fault('ENOTFOUND'))
    expect(await failureOf(egress.for({ policy: 'provider', origins: [origin], local: true })(origin))).toEqual({
      code: 'connection_refused',
      retry: 'retryable',
    })
    const byName = 'http://models.local:1'
    expect(await failureOf(egress.for({ policy: 'provider', origins: [byName], local: true })(byName))).toMatchObject({
      retry: 'retryable',
    })
    expect(told).toEqual({ offline: 0, online: 0 })
  })

  it('calls a server that hangs up a lost connection', async () => {
    const { origin } = await site((request) => request.socket.destroy())
    expect(await failureOf(door().for({ policy: 'provider', origins: [origin], local: true })(origin))).toEqual({
      code: 'connection_lost',
      retry: 'retryable',
    })
  })
})
