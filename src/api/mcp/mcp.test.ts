import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operation, type Operation } from '../../contract/operation.ts'
import type { Caller } from '../../core/context.ts'
import { invalid, StudioError } from '../../core/errors.ts'
import { Answer } from '../../core/invoke.ts'
import { mcpListener, READ_KEY, WRITE_KEY, type McpListener } from '../../testing/mcp-listener.ts'
import { toolServer } from './server.ts'

const Site = z.object({ id: z.int(), name: z.string(), url: z.string() })
const table: Record<string, Operation> = {
  list_sites: operation({
    http: 'GET /sites',
    area: 'Hosted sites',
    summary: 'List sites.',
    scope: 'read',
    tool: {},
    input: z.strictObject({}),
    output: z.array(Site),
  }),
  create_site: operation({
    http: 'POST /sites',
    area: 'Hosted sites',
    summary: 'Make a site.',
    scope: 'write',
    status: 201,
    tool: {},
    input: z.strictObject({ name: z.string().min(1), theme: z.unknown().optional() }),
    output: Site,
  }),
  delete_site: operation({
    http: 'DELETE /sites/{site_id}',
    area: 'Hosted sites',
    summary: 'Delete a site.',
    scope: 'write',
    tool: { destructive: true, idempotent: true },
    input: z.strictObject({ site_id: z.int().positive() }),
    output: z.object({ id: z.int(), deleted: z.literal(true) }),
  }),
  list_articles: operation({
    http: 'GET /articles',
    area: 'Articles',
    summary: 'No tool.',
    scope: 'read',
    input: z.strictObject({}),
    output: z.array(z.object({ id: z.int() })),
  }),
}
const site = { id: 7, name: 'Bees', url: 'http://bees.localhost:4311/' }
const replies: Record<string, unknown> = {
  list_sites: [site],
  create_site: site,
  delete_site: { id: 7, deleted: true },
}

let mcp: McpListener
let calls: { name: string; caller: Caller }[] = []
let logged: string[] = []
beforeEach(() => {
  calls = []
  logged = []
})
beforeAll(async () => {
  mcp = await mcpListener(
    toolServer({
      operations: table,
      version: '1.2.3',
      log: (level, event, fields) => void logged.push(JSON.stringify({ level, event, ...fields })),
      core: {
        async call(name, caller, readInput) {
          const op = table[name]!
          if (!caller.scopes.includes(op.scope)) throw new StudioError('forbidden', 'This key may only read.')
          const input = op.input.safeParse(await readInput())
          if (!input.success) throw invalid(input.error)
          if (input.data.name === 'broken') throw new Error('with a secret in it')
          calls.push({ name, caller })
          return new Answer(200, replies[name])
        },
      },
    }),
  )
})
afterAll(() => mcp.close())

async function connect(key: string, asBearer = false): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers: Record<string, string> = asBearer ? { Authorization: `Bearer ${key}` } : { 'X-API-Key': key }
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp.url), { requestInit: { headers } }))
  return client
}
const namesFor = async (key: string, asBearer = false) => {
  const client = await connect(key, asBearer)
  const { tools } = await client.listTools()
  await client.close()
  return tools.map(({ name }) => name)
}

describe('what a key sees and may call', () => {
  it('shows a writing key every tool of the table and nothing else, however the key is sent', async () => {
    expect(await namesFor(WRITE_KEY)).toEqual(['list_sites', 'create_site', 'delete_site'])
    expect(await namesFor(WRITE_KEY, true)).toEqual(['list_sites', 'create_site', 'delete_site'])
  })

  it('shows a reading key only what reads', async () => {
    expect(await namesFor(READ_KEY)).toEqual(['list_sites'])
  })

  it('refuses a reading key that calls a tool it cannot see, as a failed call', async () => {
    const client = await connect(READ_KEY)
    const answer = await client.callTool({ name: 'create_site', arguments: { name: 'Bees' } })
    expect(answer).toMatchObject({ isError: true, structuredContent: { error: { code: 'forbidden', status: 403 } } })
    expect(calls).toEqual([])
  })

  it('says who called, and that it came over MCP', async () => {
    const client = await connect(WRITE_KEY)
    await client.callTool({ name: 'create_site', arguments: { name: 'Bees' } })
    expect(calls).toMatchObject([
      { name: 'create_site', caller: { kind: 'key', name: 'Writer', via: 'mcp', key_id: 1 } },
    ])
  })
})

describe('a tool', () => {
  it('carries all four hints, a title and strict schemas', async () => {
    const client = await connect(WRITE_KEY)
    const { tools } = await client.listTools()
    expect(tools.map(({ annotations }) => annotations)).toEqual([
      { title: 'List sites', readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      {
        title: 'Create site',
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
      { title: 'Delete site', readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    ])
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object', properties: { data: {}, error: {} } })
      expect(description).toMatch(/\.$/)
    }
  })

  it('answers with the envelope of REST, as data and as text', async () => {
    const client = await connect(READ_KEY)
    const answer = await client.callTool({ name: 'list_sites', arguments: {} })
    expect(answer.structuredContent).toEqual({ data: [site] })
    expect(answer.content).toEqual([{ type: 'text', text: JSON.stringify({ data: [site] }) }])
    expect(answer.isError).toBeUndefined()
  })

  it('says in words what a write changed and where to look', async () => {
    const client = await connect(WRITE_KEY)
    const answer = await client.callTool({ name: 'create_site', arguments: { name: 'Bees' } })
    expect(answer.content).toEqual([
      { type: 'text', text: JSON.stringify({ data: site }) },
      { type: 'text', text: 'Created site 7 "Bees". See http://bees.localhost:4311/' },
    ])
  })

  it('names a misspelt argument by its path, in our own error', async () => {
    const client = await connect(WRITE_KEY)
    await client.listTools() // so that the client holds the answer against the output schema
    const answer = await client.callTool({ name: 'create_site', arguments: { nmae: 'Bees' } })
    expect(answer.isError).toBe(true)
    const { error } = answer.structuredContent as { error: { details: { path: string }[]; request_id: string } }
    expect(error).toMatchObject({ code: 'validation_error', status: 422 })
    expect(error.details.map(({ path }) => path)).toEqual(['name', 'nmae'])
    expect(error.request_id).toMatch(/^req_/)
    expect(answer.content).toEqual([{ type: 'text', text: JSON.stringify({ error }) }])
  })

  it('keeps to itself what nobody planned, and logs it', async () => {
    const client = await connect(WRITE_KEY)
    const answer = await client.callTool({ name: 'create_site', arguments: { name: 'broken' } })
    expect(answer.structuredContent).toMatchObject({ error: { code: 'internal_error', status: 500 } })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(logged.some((line) => line.includes('request.failed'))).toBe(true)
  })

  it('is not there under another name: the protocol says so', async () => {
    const client = await connect(WRITE_KEY)
    await expect(client.callTool({ name: 'list_articles', arguments: {} })).rejects.toMatchObject({ code: -32602 })
    await expect(client.callTool({ name: 'Create_Site', arguments: {} })).rejects.toMatchObject({ code: -32602 })
  })
})
