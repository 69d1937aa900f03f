import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../core/context.ts'
import { mcpListener, READ_KEY, WRITE_KEY, type McpListener } from '../../testing/mcp-listener.ts'
import { site, siteServer } from './sites.fixture.ts'

let mcp: McpListener
const calls: { name: string; caller: Caller; input: unknown }[] = []
const logged: string[] = []
beforeEach(() => {
  calls.length = 0
  logged.length = 0
})
beforeAll(async () => {
  mcp = await mcpListener(
    siteServer(calls, (level, event, fields) => void logged.push(JSON.stringify({ level, event, ...fields }))),
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

describe('the section library', () => {
  it('is a list of resources, and the schema of each type', async () => {
    const client = await connect(READ_KEY)
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['quoin://sections', 'quoin://sections/hero'])
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'quoin://sections/{type}', mimeType: 'application/json' }])

    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri })
      return JSON.parse((contents[0] as { text: string }).text) as unknown
    }
    expect(await read('quoin://sections')).toEqual({
      sections: [
        { type: 'hero', title: 'Hero', description: 'Says one thing.', version: 2, schema: 'quoin://sections/hero' },
      ],
    })
    expect(await read('quoin://sections/hero')).toMatchObject({ type: 'hero', version: 2, schema: { type: 'object' } })
  })

  it.each(['quoin://sections/nothing', 'quoin://sections/', 'quoin://settings', 'file:///etc/passwd'])(
    'does not hold %s',
    async (uri) => {
      const client = await connect(READ_KEY)
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 })
    },
  )
})
