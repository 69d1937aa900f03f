import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import { featuresOf, type Operation } from '../contract/operation.ts'
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'
import { arbitraryOf } from '../testing/arbitrary.ts'
import { stateHash } from '../testing/state-hash.ts'

const tools = Object.entries(operations as Record<string, Operation>).filter(([, op]) => op.tool)
const others = Object.keys(operations).filter((name) => !tools.some(([tool]) => tool === name))

let studio: ApiStudio
beforeAll(async () => {
  studio = await apiStudio({ start: false })
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
})
afterAll(() => studio.close())

async function connect(headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'matrix', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://${studio.host}/mcp`), { requestInit: { headers } }),
  )
  return client
}

/** `passes`: the door let the caller in and stumbled over the probe. */
async function outcomes(key: string, probe: boolean): Promise<Record<string, string>> {
  const before = await stateHash(studio.core)
  const client = await connect({ Authorization: `Bearer ${key}` })
  const found: Record<string, string> = {}
  for (const [name, op] of tools) {
    const [input] = fc.sample(arbitraryOf(op.input), { numRuns: 1, seed: 7 }) as Record<string, unknown>[]
    const answer = await client.callTool({ name, arguments: { ...input, ...(probe && { nothing_of_the_sort: 1 }) } })
    const { error } = answer.structuredContent as { error?: { code: string; details?: unknown } }
    const stumbled = error?.code === 'validation_error' && JSON.stringify(error.details).includes('nothing_of_the_sort')
    found[name] = stumbled ? 'passes' : (error?.code ?? 'was carried out')
  }
  await client.close()
  expect(await stateHash(studio.core), 'the database').toBe(before)
  return found
}

const expected = (decide: (name: string, op: Operation) => string) =>
  Object.fromEntries(tools.map(([name, op]) => [name, decide(name, op)]))

describe('the tools', () => {
  it('a reading key passes whoami, search_image, list_ and get_ tools, and no other', async () => {
    const readable = /^(whoami|search_image|list_.*|get_.*)$/
    expect(await outcomes(studio.keys.read, true)).toEqual(
      expected((name) => (readable.test(name) ? 'passes' : 'forbidden')),
    )
  })

  it('a reading and writing key passes all of them', async () => {
    expect(await outcomes(studio.keys.write, true)).toEqual(expected(() => 'passes'))
  })

  it('a plan without the features is refused, even the session of the studio', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } })
    for (const key of [studio.keys.write, studio.keys.session]) {
      expect(await outcomes(key, false)).toEqual(
        expected((_, op) => (featuresOf(op).length > 0 ? 'forbidden' : 'was carried out')),
      )
    }
    await studio.call('save_settings', { plan: { name: 'studio' } })
  })

  it('nobody without a good credential reaches them', async () => {
    for (const headers of [
      {},
      { 'X-API-Key': `qn_live_${'a'.repeat(38)}` },
      { 'X-API-Key': studio.keys.revoked },
      { 'X-API-Key': studio.keys.expired },
      { Authorization: 'Bearer x.y.z' },
    ] as Record<string, string>[]) {
      await expect(connect(headers)).rejects.toThrow(/401|unauthorized|Unauthorized/)
    }
  })

  it.each(['', 'whoami ', 'WHOAMI', 'who-ami', '__proto__', 'constructor', 'toString', ...others])(
    '%j is no tool',
    async (name) => {
      const client = await connect({ 'X-API-Key': studio.keys.write })
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow()
      await client.close()
    },
  )
})
