import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDns } from '../../egress/dns.ts'
import { dnsWorld, type DnsWorld, type Records } from '../../testing/dns-server.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { authority, certificate, tlsServer, type TlsServer } from '../../testing/tls-server.ts'
import { makeSite } from '../../testing/webhook-studio.ts'
import { domainProbe } from './probe.ts'

type Made = Awaited<ReturnType<typeof authority>>
const HOST = 'www.example.com'
let root: Made
let between: Made
let good: Made
beforeAll(async () => {
  root = await authority()
  between = await authority('Test intermediate', root)
  good = await certificate([HOST], { by: between })
})

let world: DnsWorld
let studio: TestStudio
let web: TlsServer | undefined
let zone: Records
let port: number
let domain_id: number
let token: string

beforeEach(async () => {
  web = undefined
  zone = { 'example.com': { SOA: ['ns1.example.net'] } }
  world = await dnsWorld({
    '127.0.0.1': {
      records: {
        'example.com': { NS: ['ns1.example.net'] },
        'ns1.example.net': { A: ['127.0.0.2'] },
        'site.host.example': { A: ['127.0.0.1'] },
      },
    },
    '127.0.0.2': { records: zone },
  })
  port = 1
  const insideWrite = () => false
  const dns = createDns({
    insideWrite,
    resolvers: [world.resolver],
    port: world.port,
    isAllowed: () => true,
    timeout_ms: 300,
  })
  // The certificate changes from server to server, and the port with it.
  const tls = { insideWrite, ca: [root.cert], isAllowed: () => true, timeout_ms: 1_000, get port() { return port } } // prettier-ignore
  studio = await testStudio({ outside: { domainProbe: domainProbe(dns, tls) }, start: false })
  const site_id = await makeSite(studio)
  await studio.call('set_domain_target', { site_id, cname: 'site.host.example', addresses: [] })
  const domain = await studio.call('add_domain', { site_id, hostname: HOST })
  domain_id = domain.id
  token = domain.dns_records[0]!.value!
})
afterEach(async () => {
  await studio.close()
  await world.close()
  await web?.close()
})

const check = () => studio.call('check_domain', { domain_id })
const codes = async () => (await check()).findings.map(({ code }) => code)
async function serve(own: Made, chain: Made[] = []) {
  await web?.close()
  web = await tlsServer(own, chain)
  port = web.port
}

describe('the doctor, over real sockets', () => {
  it('goes with the writer from no record to a valid certificate', async () => {
    expect(await check()).toMatchObject({ status: 'pending', ssl_status: 'pending' })
    expect(await codes()).toEqual(['record_missing', 'no_such_name'])

    zone[HOST] = { A: ['198.41.0.9'] }
    zone[`_quoin.${HOST}`] = { TXT: ['quoin-of-another-site'] }
    expect(await codes()).toEqual(['conflicting_txt', 'wrong_target'])

    zone[HOST] = { CNAME: ['site.host.example'] }
    zone[`_quoin.${HOST}`] = { TXT: [token] }
    expect(await codes()).toEqual(['ownership_proven', 'address_right', 'refused'])

    await serve(await certificate(['other.example'], { by: root }))
    expect(await check()).toMatchObject({
      status: 'verified',
      ssl_status: 'failed',
      detail: expect.stringContaining('other.example'),
    })
    await serve(good)
    expect(await codes()).toContain('incomplete_chain')
    await serve(await certificate([HOST], { by: root, from: -90, until: -2 }))
    expect(await codes()).toContain('expired')

    await serve(good, [between])
    expect(await check()).toMatchObject({ status: 'verified', ssl_status: 'active' })
    expect(web!.received()).toBe(0)
  })

  it('tells that the domain was delegated to servers that do not know it', async () => {
    world.servers['127.0.0.2']!.manner = 'refuse'
    expect(await check()).toMatchObject({ status: 'failed', detail: expect.stringContaining('ns1.example.net') })
  })

  it('keeps the last result when there is no network', async () => {
    await check()
    studio.clock.advance(3_600_000)
    world.servers['127.0.0.1']!.manner = 'silent'
    await expect(check()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await studio.call('get_domain', { domain_id })).toMatchObject({
      status: 'pending',
      checked_at: '2026-11-21T08:30:00Z',
    })
  })

  it('asks nothing inside a write', async () => {
    const dns = createDns({ insideWrite: () => true, resolvers: [world.resolver] })
    await expect(dns.ask('example.com', 'A', new AbortController().signal)).rejects.toThrow('inside a write')
    expect(world.asked).toEqual([])
  })
})
