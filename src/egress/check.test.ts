import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_SUCH_NAME, resolverOf, type Resolver } from './connector.ts'
import { createEgress } from './egress.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const failing =
  (code: string): Resolver =>
  async () =>
    Promise.reject(Object.assign(new Error(code), { code }))
const knows = async () => ['a.gtld-servers.net']
const codeOf = async (act: Promise<unknown>) =>
  act.then(
    () => 'let through',
    (error: { code?: string; details?: { code: string }[] }) => error.details?.[0]?.code ?? error.code,
  )

describe('a name that is not found', () => {
  it.each(['ENOTFOUND', 'ENODATA'])('is a missing host when a name server says so (%s)', async (said) => {
    expect(await codeOf(resolverOf(failing('ENOTFOUND'), failing(said), knows)('gone.example.com'))).toBe(NO_SUCH_NAME)
  })
  it.each(['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL', 'EREFUSED'])(
    'is a missing network when no name server has a say (%s)',
    async (said) => {
      expect(await codeOf(resolverOf(failing('ENOTFOUND'), failing(said), knows)('gone.example.com'))).toBe('ENOTFOUND')
    },
  )
  it.each(['ENOTFOUND', 'ESERVFAIL'])(
    'is a missing network when the name server knows no domain at all (%s)',
    async (said) => {
      const asked = resolverOf(failing('ENOTFOUND'), failing('ENOTFOUND'), () => failing(said)('com'))
      expect(await codeOf(asked('gone.example.com'))).toBe('ENOTFOUND')
    },
  )
  it('is not asked again when the system did not even get that far', async () => {
    const server: Resolver = () => expect.fail('A name server was asked.')
    expect(await codeOf(resolverOf(failing('EAI_AGAIN'), server, knows)('gone.example.com'))).toBe('EAI_AGAIN')
    expect(await resolverOf(async () => ['1.1.1.1'], server, knows)('here.example.com')).toEqual(['1.1.1.1'])
  })
})

describe('a check before anything is sent', () => {
  function door(resolver: Resolver) {
    let offline = 0
    const egress = createEgress({ insideWrite: () => false, resolver, onOffline: () => void (offline += 1) })
    opened.push(() => egress.close())
    const check = (url: string) => codeOf(egress.check({ policy: 'webhook', origins: [new URL(url).origin] }, url))
    return { check, offline: () => offline }
  }

  it('lets a public name through and refuses one that points inside, connecting to neither', async () => {
    expect(await door(async () => ['1.1.1.1']).check('https://hooks.example.com/')).toBe('let through')
    expect(await door(async () => ['1.1.1.1', '10.0.0.1']).check('https://hooks.example.com/')).toBe('not_public')
    expect(await door(async () => ['1.1.1.1']).check('https://127.0.0.1/')).toBe('not_public')
    expect(await door(async () => ['1.1.1.1']).check('http://hooks.example.com/')).toBe('scheme')
  })

  it('is never made inside a write', async () => {
    const resolver: Resolver = () => expect.fail('A name was looked up.')
    const egress = createEgress({ insideWrite: () => true, resolver })
    opened.push(() => egress.close())
    const purpose = { policy: 'webhook', origins: [] } as const
    await expect(egress.check(purpose, 'https://hooks.example.com/')).rejects.toThrow('inside a write')
  })

  it('tells a missing network, and says so to the studio; a missing host is no missing network', async () => {
    const without = door(failing('EAI_AGAIN'))
    expect(await without.check('https://hooks.example.com/')).toBe('offline')
    expect(without.offline()).toBe(1)
    const gone = door(failing(NO_SUCH_NAME))
    expect(await gone.check('https://hooks.example.com/')).toBe('no_such_name')
    expect(gone.offline()).toBe(0)
  })
})

it('shows a redirect to a caller who asked to see it, and goes nowhere', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.writeHead(302, { location: '/elsewhere' }).end('moved')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((resolve) => server.close(resolve)))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const egress = createEgress({ insideWrite: () => false })
  opened.push(() => egress.close())
  const fetch = egress.for({ policy: 'webhook', origins: [origin], local: true })
  const answer = await fetch(origin, { redirect: 'manual' })
  expect([answer.status, await answer.text(), asked]).toEqual([302, 'moved', 1])
})
