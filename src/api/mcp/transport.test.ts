import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../core/context.ts'
import { mcpListener, READ_KEY, WRITE_KEY, type McpListener } from '../../testing/mcp-listener.ts'
import { siteServer } from './sites.fixture.ts'

const MODERN = '2026-07-28'

let mcp: McpListener
const calls: { name: string; caller: Caller; input: unknown }[] = []
beforeEach(() => void (calls.length = 0))
beforeAll(async () => void (mcp = await mcpListener(siteServer(calls, () => {}))))
afterAll(() => mcp.close())

const accept = 'Accept: application/json, text/event-stream'
const key = `X-API-Key: ${WRITE_KEY}`
const json = 'Content-Type: application/json'

/** Bytes as they go over the wire; the body is the JSON of the answer, also where it came as an event. */
async function raw(method: string, body: string | Buffer, headers: string[]) {
  const socket = connect(Number(mcp.host.split(':')[1]), '127.0.0.1')
  const bytes = Buffer.from(body)
  const lines = [`${method} /mcp HTTP/1.1`, ...headers, `Content-Length: ${bytes.byteLength}`, 'Connection: close']
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]))
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
  await once(socket, 'close')
  const [head = '', rest = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2)
  const found = rest.match(/\{.*\}/s)?.[0]
  return {
    status: Number(head.match(/^HTTP\/1\.1 (\d+)/)?.[1]),
    head,
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into any answer
    body: (found ? JSON.parse(found) : null) as any,
  }
}
const post = (body: unknown, ...headers: string[]) =>
  raw('POST', typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body), [
    `Host: ${mcp.host}`,
    accept,
    ...headers,
  ])
const call = (name: string, args: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

describe('before anything is parsed', () => {
  it.each([
    ['another Host', ['Host: evil.example', key]],
    ['the Host of another port', ['Host: 127.0.0.1:1', key]],
    ['two Hosts', ['Host: OWN', 'Host: evil.example', key]],
    ['a foreign Origin', ['Host: OWN', 'Origin: https://evil.example', key]],
    ['Origin null', ['Host: OWN', 'Origin: null', key]],
    ['a page of another site', ['Host: OWN', 'Sec-Fetch-Site: cross-site', key]],
    ['another Host, without a key', ['Host: evil.example']],
  ])('%s is forbidden', async (_, lines) => {
    const headers = lines.map((line) => line.replace('OWN', mcp.host))
    const answer = await raw('POST', JSON.stringify(call('create_site', { name: 'Bees' })), [...headers, accept, json])
    expect([400, 403]).toContain(answer.status)
    expect(['forbidden', 'bad_request']).toContain(answer.body.error.code)
    expect(calls).toEqual([])
  })

  it('takes its own Origin', async () => {
    expect((await post(ping, json, key, `Origin: http://${mcp.host}`)).status).toBe(200)
  })

  it('needs a key, and says how one is sent', async () => {
    for (const credential of [[], ['X-API-Key: qn_live_wrong'], ['Authorization: Bearer qn_live_wrong']]) {
      const answer = await post(ping, json, ...credential)
      expect(answer.status).toBe(401)
      expect(answer.body.error).toMatchObject({ code: 'unauthorized', status: 401 })
      expect(answer.head).toMatch(/www-authenticate: Bearer/i)
    }
  })

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS', 'PATCH'])('%s is not a way in', async (method) => {
    const answer = await raw(method, '', [`Host: ${mcp.host}`, accept, key])
    expect(answer.status).toBe(405)
    expect(answer.body.error).toMatchObject({ code: 'method_not_allowed', status: 405 })
    expect(answer.head).toMatch(/\r\nallow: POST/i)
  })

  it.each([['Content-Type: text/plain'], ['Content-Type: application/x-www-form-urlencoded'], ['X: y']])(
    'takes JSON alone, not %s',
    async (type) => {
      const answer = await post(call('create_site', { name: 'Bees' }), key, type)
      expect(answer.status).toBe(415)
      expect(answer.body.error.code).toBe('unsupported_media_type')
      expect(calls).toEqual([])
    },
  )

  it('refuses a body above 2 MB', async () => {
    const answer = await post(call('create_site', { name: 'x'.repeat(2_100_000) }), key, json)
    expect(answer.status).toBe(413)
    expect(answer.body.error.code).toBe('payload_too_large')
  })

  it('opens to no other origin and sets no cookie', async () => {
    const { head } = await post(ping, json, key)
    expect(head).not.toMatch(/set-cookie|access-control/i)
    expect(head).toMatch(/x-request-id: req_/i)
  })
})

describe('a message that is no JSON-RPC gets the error of the protocol', () => {
  it.each([
    ['', -32700],
    ['{', -32700],
    [Buffer.from([0x7b, 0xff, 0x7d]), -32700],
    ['"text"', -32600],
    ['7', -32600],
    ['null', -32600],
    ['{}', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['[]', -32600],
  ])('%j', async (body, code) => {
    const answer = await post(body, json, key)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
    expect([code, -32700]).toContain(answer.body.error.code)
    expect(calls).toEqual([])
  })

  it('an unknown method', async () => {
    const answer = await post({ jsonrpc: '2.0', id: 3, method: 'tools/destroy' }, json, key)
    expect(answer.body).toMatchObject({ id: 3, error: { code: -32601 } })
  })
})

describe('limits on what is walked', () => {
  // As text: JSON.parse takes depths at which JSON.stringify overflows.
  const deep = (message: unknown, levels: number) =>
    JSON.stringify(message).replace('"DEEP"', `${'['.repeat(levels)}${']'.repeat(levels)}`)

  it('takes arguments of 64 levels, and refuses deeper ones as a failed call', async () => {
    const fine = await post(deep(call('create_site', { name: 'Bees', theme: 'DEEP' }), 60), json, key)
    expect(fine.body.result.isError).toBeUndefined()
    const answer = await post(deep(call('create_site', { name: 'Bees', theme: 'DEEP' }), 100_000), json, key)
    expect(answer.status).toBe(200)
    expect(answer.body.result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'validation_error', details: [{ code: 'too_deep' }] } },
    })
    expect(calls).toHaveLength(1)
  })

  it('refuses too many keys, and names that reach into objects', async () => {
    const wide = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 1]))
    const answer = await post(call('create_site', { name: 'Bees', theme: wide }), json, key)
    expect(answer.body.result.structuredContent.error.details).toMatchObject([{ code: 'too_many_keys' }])
    const proto = await post(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_site","arguments":{"__proto__":{"name":"x"}}}}`,
      json,
      key,
    )
    expect(proto.body.result.structuredContent.error.details).toMatchObject([{ path: '__proto__' }])
    expect(calls).toEqual([])
  })

  it('says that a key may only read before it says that the arguments are too deep', async () => {
    const answer = await post(deep(call('create_site', { theme: 'DEEP' }), 100_000), json, `X-API-Key: ${READ_KEY}`)
    expect(answer.body.result.structuredContent.error.code).toBe('forbidden')
  })

  it('refuses depth outside the arguments', async () => {
    const answer = await post(deep({ ...ping, id: 9, params: { _meta: { x: 'DEEP' } } }, 100_000), json, key)
    expect(answer).toMatchObject({ status: 400, body: { id: 9, error: { code: -32600 } } })
  })

  it('refuses a batch of more than 50 messages', async () => {
    const answer = await post(
      Array.from({ length: 51 }, (_, id) => call('create_site', { name: 'Bees' }, id)),
      json,
      key,
    )
    expect(answer).toMatchObject({ status: 400, body: { error: { code: -32600 } } })
    expect(calls).toEqual([])
  })
})

describe('revisions of the protocol', () => {
  const initialize = (protocolVersion: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  })

  it.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
    '%s: handshake, ping, list and call without a session',
    async (v) => {
      const hello = await post(initialize(v), json, key)
      expect(hello.body.result).toMatchObject({
        protocolVersion: v,
        serverInfo: { name: 'quoin', version: '1.2.3' },
        capabilities: { tools: {}, resources: {} },
      })
      expect(hello.head).not.toMatch(/mcp-session-id/i)
      const version = `MCP-Protocol-Version: ${v}`
      expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, json, key, version)).status).toBe(202)
      expect((await post(ping, json, key, version)).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
      const listed = await post({ jsonrpc: '2.0', id: 'a', method: 'tools/list' }, json, key, version)
      expect(listed.body).toMatchObject({ id: 'a', result: { tools: [{ name: 'list_sites' }, {}, {}] } })
      const called = await post(call('create_site', { name: 'Bees' }), json, key, version)
      expect(called.body.result.structuredContent.data).toMatchObject({ id: 7 })
    },
  )

  it('an unknown revision in the handshake is answered with the newest that has one', async () => {
    expect((await post(initialize('1999-01-01'), json, key)).body.result.protocolVersion).toBe('2025-11-25')
  })

  it('an unknown revision in the header is refused', async () => {
    expect((await post(ping, json, key, 'MCP-Protocol-Version: 1999-01-01')).status).toBe(400)
  })

  it(`${MODERN}: a call carries its own facts, and needs no handshake`, async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': MODERN,
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const headers = [json, key, `MCP-Protocol-Version: ${MODERN}`]
    const listed = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } },
      ...headers,
      'Mcp-Method: tools/list',
    )
    expect(listed.body.result).toMatchObject({ tools: [{ name: 'list_sites' }, {}, {}], cacheScope: 'private' })
    const message = call('create_site', { name: 'Bees' })
    const called = await post(
      { ...message, params: { ...message.params, _meta } },
      ...headers,
      'Mcp-Method: tools/call',
      'Mcp-Name: create_site',
    )
    expect(called.body.result.structuredContent.data).toMatchObject({ id: 7 })
  })
})
