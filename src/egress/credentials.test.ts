import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { Secret } from '../core/secret.ts'
import { createEgress } from './egress.ts'

// Both servers of these tests stand on this computer; here alone its address counts as public.
vi.mock('./address.ts', async (original) => ({
  ...(await original<typeof import('./address.ts')>()),
  isPublicAddress: () => true,
}))

const close: (() => void)[] = []
afterEach(() => {
  for (const each of close.splice(0)) each()
})

async function server(name: string, location?: () => string) {
  const seen: IncomingHttpHeaders[] = []
  const http = createServer((request, response) => {
    seen.push(request.headers)
    if (location) response.writeHead(302, { location: location() })
    response.end('image')
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    http.closeAllConnections()
    http.close()
  })
  return { origin: `http://${name}:${(http.address() as AddressInfo).port}`, seen }
}

const secrets = {
  authorization: 'a',
  'X-API-Key': 'b',
  'x-goog-api-key': 'c',
  'x-key': 'd',
  'api-key': 'e',
  cookie: 'f',
  'X-Stock-Token': 'g',
}
const names = Object.keys(secrets).map((name) => name.toLowerCase())

it('shows a key to the listed origin, and to no host that it leads to', async () => {
  const images = await server('images.example.org')
  const api = await server('api.example.com', () => `${images.origin}/1.jpg`)
  const egress = createEgress({ insideWrite: () => false, resolver: async () => ['127.0.0.1'] })
  const fetch = egress.for({
    policy: 'stock',
    origins: [api.origin],
    credentialHeaders: ['x-stock-token'],
  })

  const answer = await fetch(api.origin, { headers: { ...secrets, accept: 'image/*' } })

  expect(await answer.text()).toBe('image')
  expect(names.filter((name) => name in api.seen[0]!)).toEqual(names)
  expect(names.filter((name) => name in images.seen[0]!)).toEqual([])
  expect(images.seen[0]!.accept).toBe('image/*')
  await egress.close()
})

it('shows no key to the same host at another port, or to a host asked outright', async () => {
  const other = await server('api.example.com')
  const egress = createEgress({ insideWrite: () => false, resolver: async () => ['127.0.0.1'] })
  const fetch = egress.for({ policy: 'stock', origins: ['http://api.example.com'] })
  await (await fetch(new Request(other.origin, { headers: { authorization: 'a' } }))).text()
  expect(other.seen[0]!.authorization).toBeUndefined()
  await egress.close()
})

it('puts the key on itself, for the listed origin alone', async () => {
  const images = await server('images.example.org')
  const api = await server('api.example.com', () => images.origin)
  const egress = createEgress({ insideWrite: () => false, resolver: async () => ['127.0.0.1'] })
  const credential = { header: 'X-Vendor-Key', prefix: 'Bearer ', secret: new Secret('k-123') }
  const fetch = egress.for({ policy: 'stock', origins: [api.origin], credential })
  await (await fetch(api.origin, { headers: { 'x-vendor-key': 'placeholder' } })).text()
  expect(api.seen[0]!['x-vendor-key']).toBe('Bearer k-123')
  expect(images.seen[0]!['x-vendor-key']).toBeUndefined()
  await egress.close()
})
