import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { makeSite } from '../../testing/webhook-studio.ts'
import { StudioError } from '../errors.ts'
import { nothingAt, type DomainProbe, type Looked, type TlsResult } from './probe.ts'
import { EVERY_MS, WATCH_MS } from './watch.job.ts'

const HOME = '198.41.0.4'
const nowhere = nothingAt({ state: 'found', zone: 'example.com', servers: ['ns1.example.net'] })
const offline = new StudioError('unavailable', 'No name server answers here.', { retry: 'offline' })

let studio: TestStudio
let site_id: number
let looks: number
let greeted: string[][]
let answer: () => Looked
let look: (signal: AbortSignal) => Promise<Looked>
let greeting: TlsResult
const opened: TestStudio[] = []

const probe: DomainProbe = {
  look: (_question, signal) => {
    looks += 1
    return look(signal)
  },
  addressesOf: async () => [HOME],
  tls: async (_hostname, addresses) => {
    greeted.push([...addresses])
    return greeting
  },
}
beforeEach(async () => {
  looks = 0
  greeted = []
  answer = () => nowhere
  look = async () => answer()
  greeting = { ok: true, issuer: 'CA', expires_at: '2027-01-01T00:00:00.000Z' }
  studio = await testStudio({ outside: { domainProbe: probe } })
  opened.push(studio)
  site_id = await makeSite(studio)
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const add = (hostname = 'www.example.com') => studio.call('add_domain', { site_id, hostname })
const get = (domain_id: number) => studio.call('get_domain', { domain_id })
const jobs = () => studio.core.database.read.selectFrom('jobs').selectAll().where('kind', '=', 'watch_domain').execute()
const until = (what: () => Promise<boolean> | boolean) => expect.poll(what, { timeout: 5_000, interval: 10 }).toBe(true)
/** The clock goes on, and the runner looks. */
const later = (ms: number) => {
  studio.clock.advance(ms)
  studio.ctx.jobs.wake()
}
const waits = async () => (await jobs())[0]?.state === 'waiting_retry'
const well = (token: string): Looked => ({
  ...nowhere,
  txt: { state: 'found', values: [token] },
  a: { state: 'found', values: [HOME] },
})

describe('adding a domain', () => {
  it('answers with the records to set', async () => {
    await studio.call('set_domain_target', {
      site_id,
      cname: 'Site.Host.example.',
      addresses: [HOME, '2001:503:BA3E::2:30'],
    })
    const domain = await add('Bücher.Example.com')
    expect(domain).toEqual({
      id: 1,
      hostname: 'xn--bcher-kva.example.com',
      status: 'pending',
      ssl_status: 'pending',
      detail: expect.any(String),
      checked_at: null,
      created_at: '2026-11-21T08:30:00Z',
      dns_records: [
        {
          type: 'TXT',
          name: '_quoin.xn--bcher-kva.example.com',
          value: expect.stringMatching(/^quoin-[0-9a-f]{40}$/),
          purpose: expect.any(String),
        },
        { type: 'CNAME', name: 'xn--bcher-kva.example.com', value: 'site.host.example', purpose: expect.any(String) },
        { type: 'A', name: 'xn--bcher-kva.example.com', value: HOME, purpose: expect.any(String) },
        { type: 'AAAA', name: 'xn--bcher-kva.example.com', value: '2001:503:ba3e::2:30', purpose: expect.any(String) },
      ],
    })
  })

  it('says that the target is still to be chosen', async () => {
    expect((await add()).dns_records[1]).toMatchObject({
      type: 'CNAME',
      value: null,
      purpose: expect.stringContaining('Choose the target'),
    })
  })

  it('refuses a name that is taken, on any site and in any spelling', async () => {
    await add('bücher.example.com')
    const other = await makeSite(studio, 'wasps')
    await expect(
      studio.call('add_domain', { site_id: other, hostname: 'XN--BCHER-KVA.example.com.' }),
    ).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'hostname', code: 'hostname_taken' }],
    })
  })

  it('keeps to the plan', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } } as never)
    await add('one.example.com')
    await expect(add('two.example.com')).rejects.toMatchObject({
      code: 'forbidden',
      details: [{ code: 'quota_reached' }],
    })
  })

  it('knows its site', async () => {
    await expect(studio.call('add_domain', { site_id: 99, hostname: 'a.example.com' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(studio.call('list_domains', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('lists the newest first', async () => {
    await add('one.example.com')
    await add('two.example.com')
    expect((await studio.call('list_domains', { site_id })).map(({ hostname }) => hostname)).toEqual([
      'two.example.com',
      'one.example.com',
    ])
  })
})

describe('watching a domain', () => {
  it('looks at once and every ten minutes, until it is well', async () => {
    await studio.call('set_domain_target', { site_id, cname: null, addresses: [HOME] })
    const { id, dns_records } = await add()
    await until(waits)
    expect(await get(id)).toMatchObject({
      status: 'pending',
      ssl_status: 'pending',
      checked_at: '2026-11-21T08:30:00Z',
    })
    expect((await jobs())[0]!.run_after).toBe('2026-11-21T08:40:00.000Z')
    later(EVERY_MS)
    await until(async () => looks === 2 && (await waits()))
    answer = () => well(dns_records[0]!.value!)
    later(EVERY_MS)
    await until(async () => (await jobs())[0]!.state === 'completed')
    expect(await get(id)).toMatchObject({
      status: 'verified',
      ssl_status: 'active',
      detail: expect.stringContaining('valid certificate'),
    })
    expect(greeted).toEqual([[HOME]])
    later(WATCH_MS)
    expect(looks).toBe(3)
  })

  it('goes on after a restart', async () => {
    await add()
    await until(waits)
    studio = await studio.restart()
    opened.push(studio)
    later(EVERY_MS)
    await until(() => looks === 2)
  })

  it('takes being offline for no failure, and keeps the last result with its age', async () => {
    const { id } = await add()
    await until(waits)
    answer = () => {
      throw offline
    }
    later(EVERY_MS)
    await until(async () => (await jobs())[0]!.state === 'waiting_network')
    expect(await get(id)).toMatchObject({ status: 'pending', checked_at: '2026-11-21T08:30:00Z' })
    await expect(studio.call('check_domain', { domain_id: id })).rejects.toMatchObject({ code: 'unavailable' })
    answer = () => nowhere
    studio.core.network.say(true)
    await until(async () => (await get(id)).checked_at === '2026-11-21T08:40:00Z')
  })

  it('gives up after three days, and begins again when the writer asks', async () => {
    const { id } = await add()
    await until(waits)
    later(WATCH_MS)
    await until(async () => (await jobs())[0]!.state === 'completed')
    expect(await get(id)).toMatchObject({ status: 'failed' })
    const checked = await studio.call('check_domain', { domain_id: id })
    expect(Date.parse(checked.watched_until)).toBe(studio.clock.now() + WATCH_MS)
    expect(await jobs()).toHaveLength(2)
    const before = looks
    later(EVERY_MS)
    await until(() => looks === before + 1)
  })

  it('ends with the domain, and with its site', async () => {
    const { id } = await add()
    await until(waits)
    expect(await studio.call('remove_domain', { domain_id: id })).toEqual({ id, deleted: true })
    await until(async () => (await jobs())[0]!.state === 'cancelled')
    const { id: second } = await add()
    await until(() => looks === 2)
    await studio.ctx.write((tx) => tx.db.deleteFrom('hosted_sites').where('id', '=', site_id).execute())
    await expect(get(second)).rejects.toMatchObject({ code: 'not_found' })
    later(EVERY_MS)
    await until(async () => (await jobs()).some(({ state }) => state === 'completed'))
    expect(looks).toBe(2)
  })
})

describe('a look at a domain', () => {
  it('asks for no certificate of a host that is not the right one', async () => {
    await studio.call('set_domain_target', { site_id, cname: null, addresses: ['193.0.14.129'] })
    const { id, dns_records } = await add()
    answer = () => well(dns_records[0]!.value!)
    const checked = await studio.call('check_domain', { domain_id: id })
    expect(checked).toMatchObject({ status: 'failed', ssl_status: 'pending' })
    expect(checked.findings.map(({ code }) => code)).toEqual(['ownership_proven', 'wrong_target'])
    expect(greeted).toEqual([])
  })

  it('is repeated when the target changes', async () => {
    const { id, dns_records } = await add()
    answer = () => well(dns_records[0]!.value!)
    await studio.call('check_domain', { domain_id: id })
    await studio.call('set_domain_target', { site_id, cname: null, addresses: ['193.0.14.129'] })
    await until(async () => (await get(id)).status === 'failed')
    expect(await studio.call('get_domain_target', { site_id })).toEqual({ cname: null, addresses: ['193.0.14.129'] })
  })

  it('under way when the target changes does not have the last word', async () => {
    const token = (await add()).dns_records[0]!.value!
    await until(waits)
    const gate = Promise.withResolvers<Looked>()
    look = () => gate.promise
    const known = looks
    later(EVERY_MS)
    await until(() => looks === known + 1)
    look = async () => well(token)
    await studio.call('set_domain_target', { site_id, cname: null, addresses: ['193.0.14.129'] })
    await until(async () => (await get(1)).status === 'failed')
    gate.resolve(well(token))
    await until(async () => (await jobs()).every(({ state }) => state === 'waiting_retry'))
    expect(await get(1)).toMatchObject({ status: 'failed', detail: expect.stringContaining('193.0.14.129') })
  })

  it('that takes too long says so, and keeps what was known', async () => {
    const { id } = await add()
    await until(waits)
    look = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    const { timeout } = AbortSignal
    const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 1))
    await expect(studio.call('check_domain', { domain_id: id })).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'timed_out' }],
    })
    soon.mockRestore()
    expect(await get(id)).toMatchObject({ status: 'pending', checked_at: '2026-11-21T08:30:00Z' })
  })

  it.each([
    [{ cname: 'https://x.example', addresses: [] }, 'cname'],
    [{ cname: '127.0.0.1', addresses: [] }, 'cname'],
    [{ cname: null, addresses: [HOME, '10.0.0.1'] }, 'addresses.1'],
    [{ cname: null, addresses: ['1.2.3'] }, 'addresses.0'],
    [{ cname: null, addresses: ['::1'] }, 'addresses.0'],
    [{ cname: null, addresses: ['fd00::1'] }, 'addresses.0'],
    [{ cname: null, addresses: ['0x7f000001'] }, 'addresses.0'],
  ])('takes no target such as %j', async (target, path) => {
    await expect(studio.call('set_domain_target', { site_id, ...target })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path }],
    })
  })
})
