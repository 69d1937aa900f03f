import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServing, type Serving } from '../testing/serving.ts'
import { readMcpCommandLine } from './mcp/command-line.ts'

const entry = join(import.meta.dirname, 'mcp-stdio.ts')
const env = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH!,
  DBUS_SESSION_BUS_ADDRESS: '',
  ...more,
})

let folder: string
let clients: Client[] = []
let serving: Serving | undefined
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-mcp-'))))
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
  await serving?.stop('SIGKILL')
  serving = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function connect(args: string[], more: Record<string, string> = {}, modern = false): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, modern ? { versionNegotiation: { mode: 'auto' } } : {})
  clients.push(client)
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [entry, ...args], env: env(more), stderr: 'ignore' }),
  )
  return client
}

/** The bridge as a process, fed with these lines and then left alone. */
async function run(args: string[], lines: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [entry, ...args], { env: env(more), stdio: 'pipe' })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err, answers: out.split('\n').filter(Boolean) }
}

async function servingStudio() {
  serving = startServing(folder, ['--headless', '--port', '0', '--sites-port', '0', '--new-key', 'read,write'])
  const { mcp, key } = await serving.place()
  return { mcp, key: key! }
}
const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)
const data = (answer: unknown) =>
  (answer as { structuredContent: { data: Record<string, unknown> } }).structuredContent.data

describe('on a folder of its own', { timeout: 60_000 }, () => {
  it.each([false, true])('works in it, as an assistant that may write (newest revision: %s)', async (modern) => {
    const client = await connect(['--data', folder], {}, modern)
    const made = await client.callTool({ name: 'create_site', arguments: { name: 'Bees', slug: 'bees' } })
    expect(data(made)).toMatchObject({ name: 'Bees', slug: 'bees' })
    expect(data(await client.callTool({ name: 'whoami', arguments: {} }))).toMatchObject({ scopes: 'read,write' })
    const { resources } = await client.listResources()
    expect(resources[0]).toMatchObject({ uri: 'quoin://sections' })
    if (modern) expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  })

  it('only reads when told so', async () => {
    const client = await connect(['--data', folder, '--scope', 'read'])
    expect((await names(client)).filter((name) => !/^(whoami|search_image|list_.*|get_.*)$/.test(name))).toEqual([])
    const answer = await client.callTool({ name: 'create_site', arguments: { name: 'Bees', slug: 'bees' } })
    expect(answer).toMatchObject({ isError: true, structuredContent: { error: { code: 'forbidden' } } })
  })

  it('says nothing but messages, and ends when its client hangs up', async () => {
    const { code, answers, err } = await run(
      ['--data', folder],
      [
        '{"jsonrpc":"2.0","id":1,"method":"ping"}',
        'not a message',
        '',
        `{"jsonrpc":"2.0","id":3,"method":"ping","params":{"x":"${'x'.repeat(2_100_000)}"}}`,
        '{"jsonrpc":"2.0","method":"notifications/initialized"}',
        '{"jsonrpc":"2.0","id":"last","method":"tools/call","params":{"name":"whoami"}}',
      ],
    )
    expect([code, err]).toEqual([0, ''])
    const found = answers.map((line) => JSON.parse(line) as { id: unknown; error?: { code: number } })
    const byId = (id: unknown) => found.filter((one) => one.id === id)
    expect(byId(1)).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }])
    expect(byId('last')).toMatchObject([{ result: { structuredContent: { data: { scopes: 'read,write' } } } }])
    expect(byId(null).map(({ error }) => error?.code)).toEqual(expect.arrayContaining([-32700, -32600]))
    expect(found).toHaveLength(4)
  })
})

describe('beside a studio that runs already', { timeout: 60_000 }, () => {
  it('says in one line that the folder is in use, how to go on, and exits with 6', async () => {
    await servingStudio()
    const { code, err, answers } = await run(['--data', folder])
    expect([code, answers]).toEqual([6, []])
    expect(err.trim()).toMatch(/^Another Quoin is already working in .*QUOIN_API_KEY.*--url.*$/)
  })

  it.each([false, true])('talks to it with its key (newest revision: %s)', async (modern) => {
    const { mcp, key } = await servingStudio()
    const client = await connect(['--url', mcp], { QUOIN_API_KEY: key }, modern)
    const made = await client.callTool({ name: 'create_site', arguments: { name: 'Bees', slug: 'bees' } })
    expect(data(made)).toMatchObject({ slug: 'bees' })
    const { contents } = await client.readResource({ uri: 'quoin://sections' })
    expect(contents).toHaveLength(1)
  })

  it('hands on what the studio says of a key that it does not know', async () => {
    const { mcp } = await servingStudio()
    const { answers } = await run(['--url', mcp], ['{"jsonrpc":"2.0","id":1,"method":"ping"}'], {
      QUOIN_API_KEY: 'qn_live_x',
    })
    expect(JSON.parse(answers[0]!)).toMatchObject({
      id: 1,
      error: { code: -32000, data: { error: { code: 'unauthorized', status: 401 } } },
    })
  })

  it('says that nobody answers at an address', async () => {
    const { answers } = await run(['--url', 'http://127.0.0.1:9/mcp'], ['{"jsonrpc":"2.0","id":1,"method":"ping"}'], {
      QUOIN_API_KEY: 'qn_live_x',
    })
    expect(JSON.parse(answers[0]!)).toMatchObject({
      id: 1,
      error: { message: expect.stringMatching(/No studio answers/) },
    })
  })
})

it.each([
  [['--url', 'http://127.0.0.1:4310/mcp'], 3, 'QUOIN_API_KEY'],
  [['--scope', 'admin'], 2, 'usage:'],
])(
  'explains %j and exits with %d',
  async (args, exit, words) => {
    const { code, err, answers } = await run(args)
    expect([code, answers]).toEqual([exit, []])
    expect(err).toContain(words)
  },
  60_000,
)

it.each([
  [['--url', 'https://evil.example/mcp'], '--url takes'],
  [['--url', 'http://127.0.0.1.evil.example/mcp'], '--url takes'],
  [['--url', 'file:///etc/passwd'], '--url takes'],
  [['--scope', 'admin'], '--scope takes'],
  [['--colour'], '--colour'],
  [['word'], 'word'],
])('does not take %j', (args, words) => {
  expect(() => readMcpCommandLine(args)).toThrow(words)
})
