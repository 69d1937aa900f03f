import { afterEach, describe, expect, it } from 'vitest'
import { createDns } from '../../egress/dns.ts'
import { dnsWorld, type DnsWorld, type NameServer, type Records } from '../../testing/dns-server.ts'
import { domainProbe } from './probe.ts'

let world: DnsWorld
afterEach(() => world.close())

const HOST = 'www.example.com'
const TXT = `_quoin.${HOST}`
const HOME = '198.41.0.4'

/** What every resolver knows of the zone: its name servers and where these are. */
const delegation: Records = {
  'example.com': { NS: ['ns1.example.net', 'ns2.example.net'] },
  'ns1.example.net': { A: ['127.0.0.2'] },
  'ns2.example.net': { A: ['127.0.0.3'] },
}
const zone = (records: Records): Records => ({ 'example.com': { SOA: ['ns1.example.net'] }, ...records })

async function look(servers: Record<string, NameServer>, allow: (address: string) => boolean = () => true) {
  world = await dnsWorld({
    '127.0.0.1': { records: {} },
    '127.0.0.2': { records: {} },
    '127.0.0.3': { records: {} },
    ...servers,
  })
  const dns = createDns({
    insideWrite: () => false,
    resolvers: [world.resolver],
    port: world.port,
    isAllowed: allow,
    timeout_ms: 150,
  })
  const probe = domainProbe(dns, { insideWrite: () => false })
  return probe.look({ hostname: HOST, txt_name: TXT }, new AbortController().signal)
}
const both = (server: NameServer) => ({ '127.0.0.2': server, '127.0.0.3': server })

describe('a look at the name servers of a domain', () => {
  it('asks those of the zone, not a resolver that may keep what was', async () => {
    const old: Records = { ...delegation, [HOST]: { A: ['198.41.0.9'], ttl: 1_800 }, [TXT]: { TXT: ['old'] } }
    const records = zone({ [HOST]: { A: [HOME], AAAA: ['2001:503:ba3e::2:30'] }, [TXT]: { TXT: ['quoin-1'] } })
    expect(await look({ '127.0.0.1': { records: old }, ...both({ records }) })).toEqual({
      zone: { state: 'found', zone: 'example.com', servers: ['ns1.example.net', 'ns2.example.net'] },
      txt: { state: 'found', values: ['quoin-1'] },
      cname: { state: 'none' },
      a: { state: 'found', values: [HOME] },
      aaaa: { state: 'found', values: ['2001:503:ba3e::2:30'] },
      caa: null,
      chain: [],
      cached: { values: ['198.41.0.9'], seconds: 1_800 },
      proxy: null,
      second_hand: false,
    })
    expect(world.asked.filter(({ name, at }) => name === TXT && at === '127.0.0.1')).toEqual([])
  })

  it('goes on to the next server when one fails or says nothing', async () => {
    const records = zone({ [HOST]: { A: [HOME] } })
    for (const manner of ['fail', 'refuse', 'silent'] as const) {
      const found = await look({
        '127.0.0.1': { records: delegation },
        '127.0.0.2': { records, manner },
        '127.0.0.3': { records },
      })
      expect(found).toMatchObject({ a: { state: 'found', values: [HOME] }, second_hand: false })
      await world.close()
    }
    world = await dnsWorld({})
  })

  it('takes long answers by TCP', async () => {
    const values = Array.from({ length: 30 }, (_, n) => `some other text of some other service, number ${n}`)
    const records = zone({ [HOST]: { A: [HOME] }, [TXT]: { TXT: values } })
    const { txt } = await look({ '127.0.0.1': { records: delegation }, ...both({ records, manner: 'tcp_only' }) })
    expect(txt).toEqual({ state: 'found', values: values.toSorted() })
    expect(world.asked.some(({ tcp }) => tcp)).toBe(true)
  })

  it('follows aliases into other zones to their end, and not round in a circle', async () => {
    const resolver: Records = {
      ...delegation,
      [HOST]: { CNAME: ['site.host.example'] },
      'site.host.example': { CNAME: ['edge.host.example'] },
      'edge.host.example': { A: [HOME] },
    }
    const alias = zone({ [HOST]: { CNAME: ['site.host.example'] } })
    expect(await look({ '127.0.0.1': { records: resolver }, ...both({ records: alias }) })).toMatchObject({
      cname: { state: 'found', values: ['site.host.example'] },
      chain: ['site.host.example', 'edge.host.example'],
      a: { state: 'found', values: [HOME] },
      cached: null,
    })
    await world.close()
    const circle: Records = {
      ...delegation,
      'site.host.example': { CNAME: ['edge.host.example'] },
      'edge.host.example': { CNAME: ['site.host.example'] },
    }
    const round = await look({ '127.0.0.1': { records: circle }, ...both({ records: alias }) })
    expect(round.chain).toEqual(['site.host.example', 'edge.host.example'])
  })

  it('never takes the name servers of an alias for those of the domain', async () => {
    const resolver: Records = {
      ...delegation,
      [HOST]: { CNAME: ['host.example'] },
      'host.example': { NS: ['ns.host.example'], A: [HOME] },
      'ns.host.example': { A: ['127.0.0.3'] },
    }
    const found = await look({
      '127.0.0.1': { records: resolver },
      '127.0.0.2': { records: zone({ [HOST]: { CNAME: ['host.example'] } }) },
    })
    expect(found.zone).toMatchObject({ state: 'found', zone: 'example.com' })
  })

  it('tells a name that is not there from one without records', async () => {
    const missing = await look({ '127.0.0.1': { records: delegation }, ...both({ records: zone({}) }) })
    expect(missing).toMatchObject({ a: { state: 'no_name' }, txt: { state: 'no_name' } })
    await world.close()
    const empty = await look({
      '127.0.0.1': { records: delegation },
      ...both({ records: zone({ [HOST]: { TXT: ['x'] } }) }),
    })
    expect(empty).toMatchObject({ a: { state: 'none' } })
  })

  it('tells a domain that nobody is in charge of', async () => {
    expect(await look({ '127.0.0.1': { records: { com: { NS: ['a.gtld.example'] } } } })).toMatchObject({
      zone: { state: 'no_zone' },
    })
  })

  it('takes a resolver that knows no domain at all for no network', async () => {
    for (const manner of [undefined, 'refuse', 'fail'] as const) {
      const records: Records = { 'other.org': {} }
      await expect(look({ '127.0.0.1': manner ? { records, manner } : { records } })).rejects.toMatchObject({
        retry: 'offline',
      })
      await world.close()
    }
    world = await dnsWorld({})
  })

  it.each(['refuse', 'fail'] as const)('tells servers that do not answer for the zone (%s)', async (manner) => {
    expect(await look({ '127.0.0.1': { records: delegation }, ...both({ records: {}, manner }) })).toMatchObject({
      zone: { state: 'lame', zone: 'example.com', servers: ['ns1.example.net', 'ns2.example.net'] },
    })
  })

  it('uses the resolver where the network lets nobody ask name servers, and says so', async () => {
    const resolver: Records = { ...delegation, [HOST]: { A: [HOME] }, [TXT]: { TXT: ['quoin-1'] } }
    const silent = both({ records: {}, manner: 'silent' })
    expect(await look({ '127.0.0.1': { records: resolver }, ...silent })).toMatchObject({
      second_hand: true,
      txt: { state: 'found', values: ['quoin-1'] },
      a: { state: 'found', values: [HOME] },
    })
  })

  it('finds who may issue certificates on the way up to the zone', async () => {
    const records = zone({ [HOST]: { A: [HOME] } })
    records['example.com']!.CAA = [
      { tag: 'issue', value: 'letsencrypt.org' },
      { tag: 'issuewild', value: ';' },
    ]
    expect((await look({ '127.0.0.1': { records: delegation }, ...both({ records }) })).caa).toEqual({
      name: 'example.com',
      issuers: ['letsencrypt.org'],
    })
    await world.close()
    records[HOST]!.CAA = [{ tag: 'issue', value: ';' }]
    expect((await look({ '127.0.0.1': { records: delegation }, ...both({ records }) })).caa).toEqual({
      name: HOST,
      issuers: [''],
    })
  })

  it('names who stands in front', async () => {
    const records = zone({ [HOST]: { A: ['104.21.3.4', '172.67.5.6'] } })
    expect((await look({ '127.0.0.1': { records: delegation }, ...both({ records }) })).proxy).toBe('Cloudflare')
  })

  it('is told apart from being offline', async () => {
    await expect(look({ '127.0.0.1': { records: {}, manner: 'silent' } })).rejects.toMatchObject({
      code: 'unavailable',
      retry: 'offline',
    })
  })

  it('asks no name server whose address is not public', async () => {
    const records = zone({ [HOST]: { A: [HOME] } })
    const found = await look(
      { '127.0.0.1': { records: delegation }, ...both({ records }) },
      (address) => !address.startsWith('127.'),
    )
    expect(found.zone.state).toBe('lame')
    expect(world.asked.filter(({ at }) => at !== '127.0.0.1')).toEqual([])
  })
})
